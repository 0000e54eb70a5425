import type { FloorPlace } from '../../../../room-photo/model/camera.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'

/** Where the four walls of a rectangular room are, in the camera's room: x for left and right, z for back and front. Metres. */
export interface FloorBox {
  left: number
  right: number
  back: number
  front: number
}

/** Which edge of the outline each wall is. */
export const edgeOf = { front: 0, right: 1, back: 2, left: 3 } as const

/** The corners of a rectangular room, counter-clockwise seen from above, the near left one first. */
export function outlineOf({ left, right, back, front }: FloorBox): FloorPlace[] {
  return [
    { x: left, z: front },
    { x: right, z: front },
    { x: right, z: back },
    { x: left, z: back },
  ]
}

/** The smallest rectangle along the walls that holds a floor. @throws RangeError for an outline without corners */
export function boxOf(outline: readonly FloorPlace[]): FloorBox {
  if (outline.length === 0) throw new RangeError('An outline has corners')
  const [xs, zs] = [outline.map(({ x }) => x), outline.map(({ z }) => z)]
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    back: Math.min(...zs),
    front: Math.max(...zs),
  }
}

/** The walls of a rectangular room as the furniture tool has them; each has one more than the number of its edge as its id. */
export const wallsOfBox = ({ left, right, back, front }: FloorBox): Wall[] => [
  { id: edgeOf.front + 1, turn: 180, distance: front },
  { id: edgeOf.right + 1, turn: 270, distance: right },
  { id: edgeOf.back + 1, turn: 0, distance: -back },
  { id: edgeOf.left + 1, turn: 90, distance: -left },
]

/** The walls that shadows fall on, and pieces hang on: of a floor that is no rectangle, none. */
export const wallsOf = (room: { outline: readonly FloorPlace[] } | null): Wall[] =>
  room && isBox(room.outline) ? wallsOfBox(boxOf(room.outline)) : []

/** Whether a floor is its own rectangle: only then do its walls stand where those of the rectangle are. */
export function isBox(outline: readonly FloorPlace[]): boolean {
  return (
    outline.length === 4 && Math.abs(areaOf(outline) - areaOf(outlineOf(boxOf(outline)))) < 1e-6
  )
}

/** Of a floor, square metres. Source: the shoelace formula */
export function areaOf(outline: readonly FloorPlace[]): number {
  const twice = outline.reduce((sum, { x, z }, at) => {
    const next = outline[(at + 1) % outline.length] ?? { x, z }
    return sum + x * next.z - next.x * z
  }, 0)
  return Math.abs(twice) / 2
}
