import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder for each test of a file or group, empty at its beginning and gone after what is said later to end with it. */
export function testFolder(): () => string {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'realia-test-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  return () => folder
}
