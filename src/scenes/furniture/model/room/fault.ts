import { FaultError as FaultErrorOf, type PictureFault } from '../../../../files/fault.ts'

/** What can be wrong with a photo, as a code and what its sentence needs: `fault` + code in `ui/furniture.json`. */
export type Fault =
  | PictureFault
  | { code: 'NotImage' | 'Empty' | 'Unreadable' | 'Sample' | 'Desk'; name: string }
  | { code: 'Panorama'; name: string }
  /** Of a room that was kept or saved: see `SavedReason`. */
  | { code: 'Foreign' | 'Newer' | 'Damaged' | 'Gone'; name: string }

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<Fault>
export type FaultError = FaultErrorOf<Fault>

/** The fault that an error carries; anything else is a file that could not be decoded. */
export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}
