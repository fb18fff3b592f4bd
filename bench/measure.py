"""Runs a command to its end and prints what it and all that it started have cost, as one line of JSON.

python3 measure.py <file for what the command prints> <program> <argument>...

code    exit code, negative for a signal
wall    seconds until the command's own end
cpu     seconds of processor time, user and system, of every process, also of one that outlives its parent
memory  the highest sum of the resident bytes of all processes, looked at every 20 ms; pages that two processes
        share count twice
"""

import ctypes
import json
import os
import resource
import subprocess
import sys
import threading
import time

PR_SET_CHILD_SUBREAPER = 36
PAGE = resource.getpagesize()
EVERY = 0.02


def below(process):
    """A process and all that descend from it, read without a look at the rest of the machine."""
    found = [process]
    for parent in found:
        try:
            for task in os.listdir(f"/proc/{parent}/task"):
                with open(f"/proc/{parent}/task/{task}/children") as children:
                    found += children.read().split()
        except OSError:
            pass  # ended meanwhile
    return found


def resident(process):
    try:
        with open(f"/proc/{process}/statm") as sizes:
            return int(sizes.read().split()[1]) * PAGE
    except OSError:
        return 0


class Memory(threading.Thread):
    """Looks at the processes below this one, itself left out, until it is told to stop."""

    def __init__(self):
        super().__init__(daemon=True)
        self.peak = 0
        self.done = threading.Event()

    def run(self):
        while not self.done.wait(EVERY):
            self.peak = max(self.peak, sum(map(resident, below(str(os.getpid()))[1:])))


def measure(log, command):
    # Whoever loses its parent becomes ours, so that none goes uncounted.
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")
    memory = Memory()
    memory.start()
    started = time.perf_counter()
    first = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log).pid
    result = {}
    largest = 0
    while True:
        try:
            process, status, usage = os.wait4(-1, 0)
        except ChildProcessError:
            break
        if process == first:
            result = {"code": os.waitstatus_to_exitcode(status), "wall": time.perf_counter() - started}
        largest = max(largest, usage.ru_maxrss * 1024)
    memory.done.set()
    memory.join()
    # Every process has been waited for by now, by its parent or by this one: what each used is in this sum.
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {**result, "cpu": usage.ru_utime + usage.ru_stime, "memory": max(memory.peak, largest)}


with open(sys.argv[1], "wb") as output:
    print(json.dumps(measure(output, sys.argv[2:])))
