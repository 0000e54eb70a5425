import { radians, wrap360 } from '../../../../math/angle.ts'
import { add, scale, type Vector3 } from '../../../../math/vector.ts'
import { anglesOf, cameraAxes, fromUpright, shortestTurn } from '../camera/angles.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { projectOntoBox, type RoomBox } from '../walk/room-box.ts'
import { placementOf } from './placement.ts'
import type { Patch, PlacedPicture } from './tile-geometry.ts'
import type { Rect } from './tiles.ts'

/** The view of a panorama from its center. */
export type CenteredCamera = Omit<RoomCamera, 'position' | 'box'>

/** Rays along each edge of the viewer; between two of them the edge bends by less than the margin. */
const rays = 16
/** Margin for filters and a first small turn; degrees. */
const margin = 3
/** Edges are multiples of this many pixels, so that the part has the same mipmaps as the whole. */
const alignment = 32
/** Latitude beyond which a pole may be visible and the part would span all longitudes; degrees. */
const most = { turn: 120, pitch: 80 }

/**
 * The visible part of a panorama in pixels, rounded outward.
 * @returns undefined where it goes over the picture's seam or round a pole, and where nothing of the picture is seen
 */
export function visiblePart(picture: PlacedPicture, camera: CenteredCamera): Rect | undefined {
  const ray = rayThrough({ ...camera, position: [0, 0, 0], box: null })
  const seen = edgeOf(ray)
  const middle = anglesOf(ray(0, 0))
  const turns = seen.map(({ yaw }) => shortestTurn(middle.yaw, yaw))
  const pitches = seen.map(({ pitch }) => pitch)
  if (turns.some((turn) => Math.abs(turn) > most.turn)) return
  if (pitches.some((pitch) => Math.abs(pitch) > most.pitch)) return
  const { size } = picture
  const placement = placementOf(size, picture.gpano)
  const across = size.width / placement.width
  const down = size.height / placement.height
  const from = wrap360(middle.yaw - placement.left)
  const left = (from + Math.min(...turns) - margin) * across
  const right = (from + Math.max(...turns) + margin) * across
  const top = (placement.top - Math.max(...pitches) - margin) * down
  const bottom = (placement.top - Math.min(...pitches) + margin) * down
  if (left < 0 || right > size.width) return
  const [x, width] = aligned(left, right, size.width)
  const [y, height] = aligned(top, bottom, size.height)
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

const aligned = (from: number, to: number, end: number): [start: number, length: number] => {
  const start = Math.max(0, Math.floor(from / alignment) * alignment)
  return [start, Math.min(end, Math.ceil(to / alignment) * alignment) - start]
}

/** Where the rays through the edge of the viewer fall in the picture. */
const edgeOf = (ray: RayThrough): Angles[] =>
  Array.from({ length: rays + 1 }, (_, at) => (2 * at) / rays - 1)
    .flatMap((along) => [ray(along, 1), ray(along, -1), ray(1, along), ray(-1, along)])
    .map(anglesOf)

/** The view of a panorama from beside its center. */
export type RoomCamera = {
  viewDirection: Angles
  /** how far one's head is tilted to the right, degrees */
  roll?: number
  /** vertical field of view, degrees */
  fov: number
  /** width over height of the viewer */
  aspect: number
  /** where the visitor is, from where the picture was taken, meters */
  position: Vector3
  /** what the picture is projected on; null: it is seen from where it was taken */
  box: RoomBox | null
  /** what the picture is turned by to be upright; without, it is as it was taken */
  level?: Level | null
}

/** A part of the viewer, −1…1 from its left and lower edge. */
export type ScreenBounds = { left: number; right: number; bottom: number; top: number }

/** Columns and rows of the grid over the screen. */
const grid = { columns: 24, rows: 12 }

/** The most that a cell may show beyond its corners, radians. */
const slack = 0.05

/** Corners of a cell with more difference in longitude have a pole between them, radians. */
const widest = 2.5

/**
 * The part of the viewer that each tile can be visible in, so that no more is rendered. A slit narrower than a cell
 * may be missed.
 * @returns by patch; null for one that is out of view
 */
export function screenBounds(
  patches: readonly Patch[],
  camera: RoomCamera,
): (ScreenBounds | null)[] {
  const bounds = patches.map((): ScreenBounds | null => null)
  const seen = directionsOnGrid(camera)
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      const cell = cellOf(seen, column, row)
      if (!cell) continue
      const [left, bottom] = [(2 * column) / grid.columns - 1, (2 * row) / grid.rows - 1]
      const own = { left, right: left + 2 / grid.columns, bottom, top: bottom + 2 / grid.rows }
      for (const [at, patch] of patches.entries()) {
        if (overlaps(patch, cell)) bounds[at] = joined(bounds[at] ?? own, own)
      }
    }
  }
  return bounds
}

/** A direction in the picture, radians. */
type Seen = readonly [longitude: number, latitude: number]

/** The direction at every corner of the grid, row by row from the bottom. */
function directionsOnGrid(camera: RoomCamera): Seen[] {
  const rays = rayThrough(camera)
  return Array.from({ length: (grid.columns + 1) * (grid.rows + 1) }, (_, at) => {
    const [column, row] = [at % (grid.columns + 1), Math.floor(at / (grid.columns + 1))]
    const [x, y, z] = rays((2 * column) / grid.columns - 1, (2 * row) / grid.rows - 1)
    return [Math.atan2(x, -z), Math.atan2(y, Math.hypot(x, z))] as const
  })
}

/** What a cell of the grid shows: a range of longitudes round a middle, and of latitudes. */
type Cell = { middle: number; reach: number; bottom: number; top: number }

function cellOf(seen: readonly Seen[], column: number, row: number): Cell | null {
  const first = row * (grid.columns + 1) + column
  const corners = [0, 1, grid.columns + 1, grid.columns + 2].map((by) => seen[first + by])
  const [origin] = corners
  if (!origin) return null
  const asides = corners.map((corner) => turn((corner ?? origin)[0] - origin[0]))
  const latitudes = corners.map((corner) => (corner ?? origin)[1])
  const [least, most] = [Math.min(...asides), Math.max(...asides)]
  const [low, high] = [Math.min(...latitudes), Math.max(...latitudes)]
  const hasPole = most - least > widest
  return {
    middle: origin[0] + (least + most) / 2,
    reach: hasPole ? Math.PI : (most - least) / 2 + slack,
    bottom: hasPole && low < 0 ? -Math.PI / 2 : low - slack,
    top: hasPole && high > 0 ? Math.PI / 2 : high + slack,
  }
}

/** An angle the short way round, radians. */
const turn = (angle: number) => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))

const overlaps = (patch: Patch, { middle, reach, bottom, top }: Cell) =>
  bottom <= patch.top &&
  top >= patch.bottom &&
  Math.abs(turn(middle - patch.middle)) <= reach + patch.right

const joined = (one: ScreenBounds, other: ScreenBounds): ScreenBounds => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  top: Math.max(one.top, other.top),
})

/** The direction that is sampled at a point of the screen, whose edges are at −1 and 1. */
type RayThrough = (x: number, y: number) => Vector3

export function rayThrough({
  viewDirection: look,
  roll,
  fov,
  aspect,
  position: from,
  box,
  level,
}: RoomCamera): RayThrough {
  const { ahead, right, up } = cameraAxes(look, roll)
  const half = Math.tan(radians(fov) / 2)
  return (x, y) => {
    const ray = add(ahead, add(scale(right, x * half * aspect), scale(up, y * half)))
    const met = box ? projectOntoBox(box, from, ray) : ray
    return level ? fromUpright(met, level) : met
  }
}
