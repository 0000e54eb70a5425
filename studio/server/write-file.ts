import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a whole file or none of it: whoever reads meanwhile has the old one or the new one.
 * @param file  absolute; its folder is there
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  const mode = await stat(file).then(
    (facts) => facts.mode,
    () => 0o644,
  )
  // Beside the file, since a rename must stay on one disk; with a dot, so that nothing takes it for content.
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  try {
    const handle = await open(draft, 'w', mode)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Writes new files, all of them or none.
 * @param files  absolute, none of them there yet
 */
export async function writeNew(files: { file: string; text: string }[]): Promise<void> {
  const written: string[] = []
  try {
    for (const { file, text } of files) {
      await writeWhole(file, text)
      written.push(file)
    }
  } catch (error) {
    await Promise.all(written.map((file) => rm(file, { force: true })))
    throw error
  }
}
