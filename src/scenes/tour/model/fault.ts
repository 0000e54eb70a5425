import { FaultError as FaultErrorOf, type PictureFault } from '../../../files/fault.ts'

/**
 * What can go wrong with a file, as a code and what its sentence needs. The sentences are in
 * `content/<locale>/ui/tour.json` under `fault` + code.
 */
export type Fault =
  | { code: FileFaultCode; name: string }
  | PictureFault
  /** An address that names a view, and cannot be read; or whose room is not here. */
  | { code: 'Address' | 'AddressGone' }
  | { code: 'TooManyRooms'; count: number; limit: number }
  /** A page of the tour would be larger than pages can be; both in megabytes, `size` as it is read. */
  | { code: 'PageTooLarge'; size: string; limit: number }
  /** A picture larger than this browser can make. */
  | { code: 'StillTooLarge'; width: number; height: number }
  | { code: 'StillBlocked' }
  | PositionFault
  | { code: ZipCode; name: string }
  | { code: TourSaveFaultCode }

/**
 * `NotPicture`: chosen for a note, which has pictures only · `PlanNotPicture`: chosen as a plan, and no picture that this
 * browser shows · `Captions`: a file of captions that holds none · `CaptionsAlone`: captions of no video that came with
 * them.
 */
type FileFaultCode =
  | ('NotMedia' | 'NotPicture' | 'Empty' | 'Unreadable' | 'Sample' | 'Viewer')
  | ('PlanNotPicture' | 'Captions' | 'CaptionsAlone')

/**
 * Of what was saved: metadata in which a position may stand could not be read, and were left out as a whole, or are
 * in it.
 */
export type PositionFault = { code: 'PositionBlanked' | 'PositionKept'; name: string }

/** Why a saved tour is refused; see `ZipFaultCode` for what each of them is. */
type ZipCode =
  | `Zip${'Not' | 'Truncated' | 'Damaged' | 'Unsafe' | 'Bomb' | 'Encrypted' | 'Method'}`
  /** An archive without a tour in it. */
  | 'ZipNoTour'
  /** A tour of a later version of this site. */
  | 'ZipNewer'

/**
 * Why a tour is not kept in this browser. `KeepElsewhere`: another tab has it open; `KeepOffline`: its pictures lie
 * on this site and could not be fetched.
 */
export type TourSaveFaultCode =
  `Keep${'Full' | 'Blocked' | 'Gone' | 'Newer' | 'Damaged' | 'Elsewhere' | 'Offline'}`

/** The `FaultError` of all files, with the codes of this scene. */
export const FaultError = FaultErrorOf<Fault>
export type FaultError = FaultErrorOf<Fault>

/** The fault an exception carries; anything else is a file that could not be decoded. */
export function faultOf(error: unknown, name: string): Fault {
  return error instanceof FaultError ? error.fault : { code: 'Corrupt', name }
}

/** Code that loads now. @throws FaultError `Viewer` where it does not come */
export const loadedCode = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch(() => {
    throw new FaultError({ code: 'Viewer', name: '' })
  })
