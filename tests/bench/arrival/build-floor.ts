import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from '../../../scripts/build/compress.ts'
import { threeSourcePlugin } from '../../../scripts/build/three-source.ts'

export const floorPath = '/bench-floor'

/** Builds the floor beside the site, as the site is built: the same server sends it. @param root  folder of the served site */
export async function buildFloor(root: string): Promise<void> {
  const outDir = join(root, floorPath)
  await build({
    ...{ configFile: false, root: join(import.meta.dirname, 'floor'), base: `${floorPath}/` },
    ...{ logLevel: 'warn', plugins: [threeSourcePlugin()] },
    build: {
      ...{ outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
      chunkSizeWarningLimit: 1000,
    },
  })
  await compressFolder(outDir, outDir)
}

/** Puts a scene beside the floor. @returns its address */
export async function addScene(root: string, name: string, json: string): Promise<string> {
  const folder = join(root, floorPath, 'scenes')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.json`), json)
  await compressFolder(folder, folder)
  return `${floorPath}/scenes/${name}.json`
}
