import { proxy, ref } from 'valtio/vanilla'
import { tourConfig } from '../config.ts'
import { createCamera, type TourCamera } from './camera/tour-camera.ts'
import type { Level, Room, RoomId } from './document/tour-document.ts'
import type { Fault, PositionFault, TourSaveFaultCode } from './fault.ts'
import type { Media } from './picture/media.ts'
import { initialDirectionOf, type Projection, placementOf } from './picture/placement.ts'
import { createView, initializeView, setViewDirection, type View } from './view.ts'
import type { Walk } from './walk/walk.ts'

/** Progress of opening a file; `share` in 0…1 when known. */
export type OpeningProgress = {
  name: string
  step: 'Reading' | 'Decoding' | 'Uploading'
  share: number | undefined
}

/** An active walk to another room; it owns its media until it arrives. */
export type Walking = {
  readonly to: RoomId
  /** of the room */
  readonly name: string
  readonly media: Media
  readonly walk: Walk
}

/** The state of a tour. A new file replaces the present one only after it was opened. */
export type Tour = {
  media: Media | undefined
  projection: Projection
  opening: OpeningProgress | undefined
  fault: Fault | undefined
  /** faults of further files, chosen together with others */
  otherFaults: Fault[]
  /** a title, when it is not the file's own name */
  title: string | undefined
  /** level and north of the room's picture */
  level: Level | null
  north: number | null
  walking: Walking | undefined
  /** whether a headset or AR shows it, so that the page renders nothing */
  isInXr: boolean
  readonly view: View
  /** What the last frame showed. */
  readonly camera: TourCamera
}

export function createTour(): Tour {
  return proxy<Tour>({
    media: undefined,
    projection: 'sphere',
    opening: undefined,
    fault: undefined,
    otherFaults: [],
    title: undefined,
    level: null,
    north: null,
    walking: undefined,
    isInXr: false,
    view: ref(createView()),
    camera: ref(createCamera()),
  })
}

export function beginOpening(tour: Tour, name: string) {
  cancelWalk(tour)
  dismissFaults(tour)
  tour.opening = { name, step: 'Reading', share: undefined }
}

export function reportOpeningStep(tour: Tour, step: OpeningProgress['step'], share?: number) {
  if (tour.opening) Object.assign(tour.opening, { step, share })
}

/** Shows a file that was opened, at its initial direction. */
export function showMedia(tour: Tour, media: Media) {
  const before = tour.media
  tour.media = ref(media)
  setOrientation(tour, undefined)
  // Overlays wait for its first frame.
  Object.assign(tour.camera, { width: 0, height: 0 })
  setProjection(tour, media.projection)
  before?.close()
}

/** Sets level and north of a room's picture; without a room, none. */
export function setOrientation(tour: Tour, room: Pick<Room, 'level' | 'north'> | undefined) {
  tour.level = room?.level ? ref(room.level) : null
  tour.north = room?.north ?? null
}

/** Starts a walk to another room, and cancels an active one. */
export function beginWalk(tour: Tour, walking: Walking) {
  cancelWalk(tour)
  tour.opening = undefined
  tour.walking = ref(walking)
}

/** Upload progress of the next room, 0…1; until it is complete, the walk waits at the doorway. */
export function reportNextRoomUpload(tour: Tour, share: number) {
  const { walking } = tour
  if (walking)
    tour.opening = share < 1 ? { name: walking.name, step: 'Uploading', share } : undefined
}

/** Ends a walk: shows its media at the arrival direction. */
export function arriveFromWalk(tour: Tour) {
  const { walking } = tour
  if (!walking) return
  // Its media becomes the shown one, so it is not closed.
  tour.walking = undefined
  tour.opening = undefined
  showMedia(tour, walking.media)
  setViewDirection(tour.view, walking.walk.arrive, walking.walk.arrive.zoom)
}

/** Cancels a walk. */
export function cancelWalk(tour: Tour) {
  tour.walking?.media.close()
  tour.walking = undefined
}

/** Called when the picture is on the screen. */
export function endOpening(tour: Tour) {
  tour.opening = undefined
}

/** Sets the fault of the last opening; the media shown stays. */
export function setFault(tour: Tour, fault: Fault) {
  tour.opening = undefined
  tour.fault = fault
}

export function dismissFaults(tour: Tour) {
  tour.fault = undefined
  tour.otherFaults = []
}

/** Sets the projection, overriding the detected one. */
export function setProjection(tour: Tour, projection: Projection) {
  if (!tour.media) return
  const { size, gpano } = tour.media
  tour.projection = projection
  const home =
    projection === 'sphere'
      ? initialDirectionOf(placementOf(size, gpano), gpano)
      : { yaw: 0, pitch: 0 }
  initializeView(tour.view, home, tourConfig.pitchLimit[projection])
}

/** Adds faults of files that did not open. */
export function addFaults(tour: Tour, faults: readonly Fault[]) {
  tour.otherFaults.push(...faults)
}

/** Replaces the faults of a kind: those of saving, or of positions that could not be taken out of what was saved. */
export function replaceFaults(
  tour: Tour,
  kind: 'Keep' | 'Position',
  faults: readonly (PositionFault | { code: TourSaveFaultCode })[],
) {
  const others = tour.otherFaults.filter(({ code }) => !code.startsWith(kind))
  const named = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  tour.otherFaults = [...others, ...named.values()]
}

/** Resets to the empty state. */
export function resetTour(tour: Tour) {
  cancelWalk(tour)
  tour.media?.close()
  tour.media = undefined
  tour.title = undefined
  setOrientation(tour, undefined)
  tour.opening = undefined
  dismissFaults(tour)
}
