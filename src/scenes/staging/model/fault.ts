import { FaultError as FaultErrorOf } from '../../../files/fault.ts'
import { type Fault, inspectPhoto } from '../../../room-photo/model/photo-file.ts'
import { stagingConfig } from '../config.ts'

/** What can be wrong with a photo or its staging: `fault` + code in `ui/staging.json`, or in `ui/furniture.json`. */
export type StagingFault =
  | Fault
  | { code: 'TooHeavy'; name: string; megabytes: number; limit: number }
  | { code: 'TooMany'; name: string; limit: number }
  | { code: 'NoPlace' | 'Render' | 'Encode' | 'Pieces'; name: string }

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<StagingFault>

/** The fault that an error carries. @param otherwise  the fault of any other error */
export function stagingFaultOf(
  error: unknown,
  name: string,
  otherwise: 'Render' | 'Encode' | 'Corrupt' = 'Corrupt',
): StagingFault {
  return error instanceof FaultError ? error.fault : { code: otherwise, name }
}

/**
 * Checks a file before it is added: its size, and its beginning.
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
    // Rounded up, so that a file of 10.02 MB is not reported as 10.0.
    const megabytes = Math.ceil((size / 1024 / 1024) * 10) / 10
    throw new FaultError({ code: 'TooHeavy', name, megabytes, limit: mostBytes / 1024 / 1024 })
  }
  inspectPhoto(head, type, name)
}
