"""Runs a command and prints, as JSON, its wall time and the CPU time of all its processes in seconds.

Node.js ends without waiting for esbuild, whose time no shell or `time` would count: as a subreaper, this process adopts
and awaits what outlives its parent. The command's output goes to stderr, its exit code becomes this script's.
"""

import ctypes
import json
import os
import resource
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36
if ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
    sys.exit("This system has no subreapers; Linux has.")
started = time.perf_counter()
code = subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=sys.stderr).returncode
wall = time.perf_counter() - started
while True:
    try:
        os.wait()
    except ChildProcessError:
        break
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(json.dumps({"wall": wall, "cpu": usage.ru_utime + usage.ru_stime}))
sys.exit(code)
