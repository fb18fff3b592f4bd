import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { type Tool, tools } from "./tools.ts";

/** Installs what a container and CI lack, by one command; elsewhere, `need` names the commands. */
export async function installTools(): Promise<void> {
  const missing = Object.values<Tool>(tools).filter(({ find }) => !find());
  if (missing.length === 0 || !isRootOnDebian()) return;
  console.log("Installing what the tests need; this takes some minutes, once.");
  const args = ["-ec", APT, "sh", ...missing.flatMap(({ packages }) => packages)];
  const options = { timeout: 15 * 60_000, maxBuffer: 64 * 1024 * 1024 };
  // Tests that lack a tool say so.
  await promisify(execFile)("sh", args, options).catch(({ stderr, message }) => {
    console.warn(`It failed: ${/^(E|Error): .*/m.exec(stderr)?.[0] ?? message}`);
  });
}

function isRootOnDebian(): boolean {
  const system = "/etc/os-release";
  return process.getuid?.() === 0 && existsSync(system) && /^ID=debian$/m.test(readFileSync(system, "utf8"));
}

/** Packages ask policy-rc.d whether to start their services; 101 means no. */
const APT = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap "rm $policy" EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod +x $policy
fi
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends "$@"
`;
