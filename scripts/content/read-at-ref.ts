import { spawnSync } from 'node:child_process'

/**
 * Reads files as they were at a commit.
 * @param folder  a git checkout, or a folder in one
 * @param paths  below the folder
 * @returns the texts by path, without files that didn't exist
 * @throws Error if git doesn't know the commit
 */
export function readAtRef(folder: string, ref: string, paths: string[]): Map<string, string> {
  const git = (args: string[], input = '') =>
    spawnSync('git', args, { cwd: folder, input, maxBuffer: 2 ** 28 })
  const known = git(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
  if (known.status !== 0) throw new Error(`Unknown git commit “${ref}”`)
  const commit = known.stdout.toString().trim()
  // One process for all files: starting one for each takes longer than reading them.
  const { stdout } = git(
    ['cat-file', '--batch'],
    paths.map((path) => `${commit}:./${path}\n`).join(''),
  )
  const texts = new Map<string, string>()
  let at = 0
  for (const path of paths) {
    const lineEnd = stdout.indexOf('\n', at)
    const [, size] = / blob (\d+)$/.exec(stdout.toString('utf8', at, lineEnd)) ?? []
    at = lineEnd + 1
    if (size === undefined) continue
    texts.set(path, stdout.toString('utf8', at, at + Number(size)))
    at += Number(size) + 1
  }
  return texts
}
