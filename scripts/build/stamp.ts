import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fingerprint } from './fingerprint.ts'

/** The record, inside a finished build, of what it was built from. */
const stampName = '.built'

/** @returns null when there is no finished build */
export async function readStamp(dist: string): Promise<Fingerprint | null> {
  try {
    await readFile(join(dist, 'client/index.html'))
    return JSON.parse(await readFile(join(dist, stampName), 'utf8')) as Fingerprint
  } catch {
    return null
  }
}

export async function writeStamp(dist: string, built: Fingerprint): Promise<void> {
  await writeFile(join(dist, stampName), JSON.stringify(built))
}
