import { isInside, signedArea } from '../../../math/polygon.ts'
import type { FloorPlace, PhotoSize, RoomCamera } from '../../../room-photo/model/camera.ts'
import type { FoundOpening } from '../../../room-photo/model/estimate/find-openings.ts'
import { boxOf, type FloorBox, outlineOf, type Wall } from '../../../room-photo/model/wall.ts'

export type RoomKind = 'living-room' | 'bedroom' | 'dining-room' | 'office'

/** A hole in a wall. */
export type Opening = FoundOpening

/** The highest sill that is walked over: an opening with a lower one is a way. Meters. */
export const walkableSill = 0.15

/** A photo of the room and the camera that took it. */
export interface PhotoWithCamera {
  camera: RoomCamera
  photo: PhotoSize
}

/** A room that is to be furnished, in the coordinates of its cameras: x to the right, z toward the viewer. */
export interface StagingRoom {
  /** the floor's corners, counter-clockwise seen from above; walls meet at right angles */
  outline: FloorPlace[]
  /** height of the ceiling, meters */
  height: number
  openings: Opening[]
  /** what stands there already, and the floor that it hides; nothing is put into it */
  obstacles?: readonly FloorBox[]
  /** where people may have to pass; nothing is put into it but rugs */
  ways?: readonly FloorBox[]
  /** how much floor is kept free before a door, meters; `clearance.passage` by default */
  passage?: number
  /** the first one counts most */
  views: PhotoWithCamera[]
  /** how much of a piece's footprint must lie between the sides of the first photo, rugs aside, 0 to 1; 0 by default */
  leastInView?: number
}

/** Which edge of the outline each wall is. */
export const edgeIndexes = { front: 0, right: 1, back: 2, left: 3 } as const

/**
 * The walls of a rectangular room as the furniture tool has them; each has one more than the number of its edge as
 * its id.
 */
export const wallsOfBox = ({ left, right, back, front }: FloorBox): Wall[] => [
  { id: edgeIndexes.front + 1, turn: 180, distance: front },
  { id: edgeIndexes.right + 1, turn: 270, distance: right },
  { id: edgeIndexes.back + 1, turn: 0, distance: -back },
  { id: edgeIndexes.left + 1, turn: 90, distance: -left },
]

/** The walls that catch shadows and carry pieces; none for a floor that is no rectangle. */
export const wallsOfRectangle = (room: { outline: readonly FloorPlace[] } | null): Wall[] =>
  room && isBox(room.outline) ? wallsOfBox(boxOf(room.outline)) : []

/** Whether a floor is a rectangle; only then do its walls equal those of its bounding rectangle. */
export function isBox(outline: readonly FloorPlace[]): boolean {
  return (
    outline.length === 4 && Math.abs(areaOf(outline) - areaOf(outlineOf(boxOf(outline)))) < 1e-6
  )
}

/** The area of a floor, square meters. */
export const areaOf = (outline: readonly FloorPlace[]): number =>
  Math.abs(signedArea(outline.map(({ x, z }) => [x, z])))

/** Whether a place is on a floor; at its walls the result is arbitrary. */
export const isOnFloor = (outline: readonly FloorPlace[], { x, z }: FloorPlace): boolean =>
  isInside(
    [x, z],
    outline.map((corner) => [corner.x, corner.z]),
  )

/** As what a room is furnished, the likeliest first: where nothing of one kind fits, another may. */
export function kindsFor(
  room: Pick<StagingRoom, 'outline' | 'openings'>,
  asked: RoomKind | 'guess',
): RoomKind[] {
  if (asked !== 'guess') return [asked]
  const all: RoomKind[] = [guessKind(room), 'living-room', 'bedroom', 'office', 'dining-room']
  return [...new Set(all)]
}

/** The largest areas of a study and of a bedroom, square meters. */
const upTo = { office: 9, bedroom: 16 }

/** A wider opening to the floor is a glazed door to the outside instead of a passage. Meters. */
const glazed = 1.2

/**
 * Guesses the kind of a room by its size and openings, for the visitor to correct: small ones are offices, a way to
 * the outside suggests a living room, two passages a dining room.
 */
export function guessKind({
  outline,
  openings,
}: Pick<StagingRoom, 'outline' | 'openings'>): RoomKind {
  const area = areaOf(outline)
  const doors = openings.filter(({ kind }) => kind === 'door')
  if (area <= upTo.office) return 'office'
  if (doors.some(({ from, to }) => to - from >= glazed)) return 'living-room'
  if (doors.length >= 2) return 'dining-room'
  return area <= upTo.bedroom ? 'bedroom' : 'living-room'
}
