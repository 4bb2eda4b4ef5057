// Names the bundler's bindings for every platform in the lock file: npm writes only those it could fetch where it ran,
// and then `npm ci` elsewhere finds no bundler. Run after every change of the lock file: node lock-platforms.mjs

import { readFileSync, writeFileSync } from "node:fs"

const file = new URL("package-lock.json", import.meta.url)
const lock = JSON.parse(readFileSync(file, "utf-8"))
const rolldown = lock.packages["node_modules/rolldown"]

/** The system, processor and C library that a binding is for, from its name. */
function platform(name) {
  const [os, cpu, libc] = name.replace("@rolldown/binding-", "").split("-")
  if (os === "wasm32") return { cpu: ["wasm32"] }
  const kind = os === "linux" ? { libc: [libc === "musl" ? "musl" : "glibc"] } : {}
  return { os: [os], cpu: [cpu], ...kind }
}

for (const [name, version] of Object.entries(rolldown.optionalDependencies)) {
  lock.packages[`node_modules/${name}`] ??= { version, dev: true, optional: true, ...platform(name) }
}
const [root, ...others] = Object.entries(lock.packages)
lock.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => (a < b ? -1 : 1))])
writeFileSync(file, JSON.stringify(lock, null, 2) + "\n")
