import { inspectPhoto } from '../../../room-photo/model/photo-file.ts'
import { stagingConfig } from '../config.ts'
import { FaultError } from './fault.ts'

/**
 * Looks at a file before it is taken: at how large it is, and at its beginning.
 * @param file  its size in bytes, its MIME type and its name
 * @param head  the file's beginning, 256 kB or all of it
 * @throws FaultError for more than 10 MB, for what is no image or has too many pixels
 */
export function checkFile(
  { size, type, name }: { size: number; type: string; name: string },
  head: Uint8Array,
): void {
  const { mostBytes } = stagingConfig
  if (size > mostBytes) {
    // Rounded up: a file of 10.02 MB is not one of 10.0.
    const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10
    throw new FaultError({ code: 'TooHeavy', name, megabytes, limit: mostBytes / 1024 / 1024 })
  }
  inspectPhoto(head, type, name)
}
