import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|wasm|glb|map|ico)$/
/** Below this a compressed copy is hardly smaller. Bytes. */
const smallest = 256

/** Models are mostly compressed by themselves, and a runtime is large: the last per cent of them would take seconds. */
const packed = /\.(glb|wasm)$/

const compressors = {
  '.br': (content: Buffer, path: string) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: packed.test(path) ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer, _path: string) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Puts a brotli and a gzip copy beside every file of text in a folder, several at a time.
 * A copy that is no smaller than its file is not written.
 * @param previous  folder of an earlier build: copies of files equal there are taken over
 */
export async function compressFolder(folder: string, previous: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => text.test(file))
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      await compressFile(join(folder, file), join(previous, file))
    }
  })
  await Promise.all(workers)
}

async function compressFile(path: string, earlier: string): Promise<void> {
  const content = await readFile(path)
  if (content.length <= smallest) return
  const unchanged = await readFile(earlier).then(
    (before) => before.equals(content),
    () => false,
  )
  for (const [ending, compress] of Object.entries(compressors)) {
    if (unchanged && (await takeOver(earlier + ending, path + ending))) continue
    const compressed = await compress(content, path)
    if (compressed.length < content.length) await writeFile(path + ending, compressed)
  }
}

async function takeOver(from: string, to: string): Promise<boolean> {
  return copyFile(from, to).then(
    () => true,
    () => false,
  )
}
