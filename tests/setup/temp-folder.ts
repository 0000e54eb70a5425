import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Does something with a folder of its own, of which nothing is left afterwards. */
export async function inTempFolder<Result>(
  what: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'realia-'))
  try {
    return await what(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
