import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Tool, tools } from "./tools.ts";

/** What a container and CI get from Debian at once; elsewhere only Chromium is downloaded, Playwright's. */
export async function installTools(): Promise<void> {
  const missing = Object.values<Tool>(tools).filter(({ find }) => !find());
  if (missing.length === 0) return;
  const isChromiumMissing = missing.includes(tools.chromium);
  if (isRootOnDebian()) await install("sh", "-ec", APT, "sh", ...missing.flatMap(({ packages }) => packages));
  else if (isChromiumMissing)
    await install(process.execPath, playwright(), "install", "--no-shell", "chromium");
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

const playwright = () =>
  join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");

/** Doesn't throw: tests that lack a tool say so. The connection timeout is for networks that don't answer. */
async function install(program: string, ...args: readonly string[]): Promise<void> {
  console.log("Installing what the tests need; this takes some minutes, once.");
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const options = { env, timeout: 15 * 60_000, maxBuffer: 64 * 1024 * 1024 };
  await promisify(execFile)(program, args, options).catch(({ stderr, message }) => {
    console.warn(`It failed: ${/^(E|Error): .*/m.exec(stderr)?.[0] ?? message}`);
  });
}
