import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where the pinned Node lies after an install. */
export function pinnedNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, 'node_modules/node/bin', name)
}

/**
 * Whether node_modules holds what package-lock.json asks for: stamped by the last install here, or
 * equal by npm's own record (after `npm install` by hand).
 */
export async function isInstalled(root) {
  if (!existsSync(pinnedNode(root))) return false
  if ((await readText(stampPath(root))) === (await currentStamp(root))) return true
  const wanted = await readJson(join(root, 'package-lock.json'))
  const present = await readJson(join(root, 'node_modules/.package-lock.json'))
  if (!wanted || !present || !samePackages(wanted.packages, present.packages)) return false
  await stampInstalled(root)
  return true
}

/**
 * Whether npm's record of node_modules is what the lock file asks for on this machine.
 * @param wanted  `packages` of package-lock.json
 * @param present  `packages` of node_modules/.package-lock.json, which leaves out the root and
 *   whatever is optional and made for other machines
 */
export function samePackages(wanted = {}, present = {}) {
  const same = (a, b) => a?.version === b?.version && a?.integrity === b?.integrity
  return (
    Object.keys(present).every((path) => wanted[path] && same(wanted[path], present[path])) &&
    Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || present[path])
  )
}

/** Records that an install for the present lock file is complete. */
export async function stampInstalled(root) {
  const draft = `${stampPath(root)}.${process.pid}`
  await writeFile(draft, await currentStamp(root))
  await rename(draft, stampPath(root))
}

export function stampPath(root) {
  return join(root, 'node_modules/.realia-lock')
}

/** The machine is part of it: a folder copied from another one holds the wrong binaries. */
async function currentStamp(root) {
  const lock = await readText(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

async function readText(path) {
  return readFile(path, 'utf8').catch(() => '')
}

async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}
