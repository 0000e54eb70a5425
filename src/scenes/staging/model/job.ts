import type { RoomCamera } from '../../../room-photo/model/camera.ts'
import type { Occluder } from '../../../room-photo/model/design/design.ts'
import type { Item } from '../../../room-photo/model/design/item.ts'
import type { Sun } from '../../../room-photo/model/light.ts'
import type { StyleId } from '../config.ts'
import type { StagingFault } from './fault.ts'
import type { RoomKind } from './room.ts'

/** The steps of a job in order; `asking` waits for the visitor. */
export const jobStates = [
  'waiting',
  'reading',
  'matching',
  'asking',
  'arranging',
  'rendering',
  'encoding',
  'done',
  'failed',
] as const

export type JobState = (typeof jobStates)[number]

/** Why a piece is left out. */
export type LeftOutReason =
  /** there is none that leaves doors, windows and ways clear */
  | 'no-space'
  /** there is, but no photo shows it, or it would stand in a camera's way */
  | 'not-seen'
  /** nothing that it could stand on, or hang over */
  | 'no-table'
  /** no window that it fits */
  | 'no-window'
  /** no free wall */
  | 'no-wall'

export interface LeftOut {
  piece: string
  why: LeftOutReason
}

/** Manual changes of a staged photo, which replace the arrangement. */
export interface StagingDesign {
  items: Item[]
  camera: RoomCamera
  sun: Sun
  occluders: Occluder[]
}

/** The pictures of a staged photo. */
export interface StagedPictures {
  /** the JPEG, without and with the label */
  clean: Blob
  labelled: Blob
  /** thumbnails: staged, and original */
  thumb: Blob
  before: Blob
  /** PNG with one pixel for each 8 × 8 of the photo: white where furniture was drawn */
  changed: Blob
  /** share of the photo that this is, 0 to 1 */
  share: number
}

/** A photo to be staged in a style. */
export interface Job {
  id: number
  /** Id of its photo. */
  photo: number
  style: StyleId
  /** number of the arrangement, from 1 */
  seed: number
  state: JobState
  fault: StagingFault | null
  /** the kind that was used, once it is known */
  stagedAs: RoomKind | null
  items: Item[]
  leftOut: LeftOut[]
  edit: StagingDesign | null
  /** The last picture, which stays while the next one is made. */
  picture: StagedPictures | null
}

/** Whether the job is finished until someone asks for more. */
export const isSettled = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'asking'
