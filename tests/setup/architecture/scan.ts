import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type Module, readModule } from './module.ts'

/** Reads every TypeScript file below the folders. @param root  the checkout */
export async function scanModules(root: string, folders: string[]): Promise<Module[]> {
  const lists = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const files = lists
    .flat()
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return Promise.all(
    files.map(async (path) => readModule(path, await readFile(join(root, path), 'utf8'))),
  )
}
