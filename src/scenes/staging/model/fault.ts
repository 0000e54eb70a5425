import { FaultError as FaultErrorOf } from '../../../files/fault.ts'
import type { Fault } from '../../../room-photo/model/photo-file.ts'

/** What can be wrong with a photo or its staging: `fault` + code in `ui/staging.json`, or in `ui/furniture.json`. */
export type StagingFault =
  | Fault
  | { code: 'TooHeavy'; name: string; megabytes: number; limit: number }
  | { code: 'TooMany'; name: string; limit: number }
  | { code: 'NoPlace' | 'Render' | 'Encode' | 'Pieces'; name: string }

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<StagingFault>

/** The fault that an error carries. @param otherwise  of one that carries none */
export function stagingFaultOf(
  error: unknown,
  name: string,
  otherwise: 'Render' | 'Encode' | 'Corrupt' = 'Corrupt',
): StagingFault {
  return error instanceof FaultError ? error.fault : { code: otherwise, name }
}
