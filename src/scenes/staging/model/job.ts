import type { RoomCamera } from '../../../room-photo/model/camera.ts'
import type { Occluder } from '../../../room-photo/model/design/design.ts'
import type { Item } from '../../../room-photo/model/design/item.ts'
import type { Sun } from '../../../room-photo/model/light.ts'
import type { StyleId } from '../config.ts'
import type { StagingFault } from './fault.ts'
import type { RoomKind } from './room.ts'

/** What is being done with a photo, in this order; `asking` waits for the visitor. */
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

/** A piece that found no place, and why. */
export interface LeftOut {
  piece: string
  why: string
}

/** What a visitor changed by hand: it is drawn as it is, instead of an arrangement of ours. */
export interface Edit {
  items: Item[]
  camera: RoomCamera
  sun: Sun
  covers: Occluder[]
}

/** The pictures of a staged photo. */
export interface Picture {
  /** the JPEG, and the one that says what it is */
  clean: Blob
  labelled: Blob
  /** small, for lists: staged, and as it was */
  thumb: Blob
  before: Blob
  /** PNG of one pixel for each 8 × 8 of the photo: white where anything was drawn */
  changed: Blob
  /** how much of the photo that is, 0 to 1 */
  share: number
}

/** A photo to be staged in a style. */
export interface Job {
  id: number
  /** Id of its photo. */
  photo: number
  style: StyleId
  /** as asked for; `guess` leaves it to the size of the room */
  kind: RoomKind | 'guess'
  /** Which arrangement of those that there are. */
  seed: number
  state: JobState
  fault: StagingFault | null
  /** What it was staged as, once that is known. */
  stagedAs: RoomKind | null
  items: Item[]
  leftOut: LeftOut[]
  edit: Edit | null
  /** The last one that was made; stays while the next one is. */
  picture: Picture | null
}

/** Whether nothing more happens to it by itself. */
export const isSettled = ({ state }: Pick<Job, 'state'>): boolean =>
  state === 'done' || state === 'failed' || state === 'asking'
