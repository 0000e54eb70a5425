import { clamp } from '../../../math/clamp.ts'
import { isSelfIntersecting, type Point2, signedArea } from '../../../math/polygon.ts'
import {
  eyeOf,
  type FloorPlace,
  floorAt,
  horizonAt,
  isInPhoto,
  type Pixel,
  pixelOf,
  type RoomCamera,
  seesFloor,
} from '../../../room-photo/model/camera.ts'
import type { FloorEdges } from '../../../room-photo/model/estimate/floor-edges.ts'
import type { PhotoAnalysis } from '../../../room-photo/model/photo-file.ts'
import { outlineOf } from '../../../room-photo/model/wall.ts'
import { stagingConfig } from '../config.ts'
import {
  type Axis,
  cornerAt,
  directionOf,
  fixedOf,
  footAt,
  moveWall,
  noStep,
  otherAxis,
  seenAlong,
  spanOf,
  wallNames,
} from './outline-walls.ts'
import type { Opening, PhotoWithCamera, StagingRoom } from './room.ts'

/** A floor as it is drawn over a photo, with its doors and windows. */
export interface DrawnRoom {
  /** counter-clockwise seen from above */
  outline: readonly FloorPlace[]
  openings: readonly MarkedOpening[]
}

/** A window or a door along the foot of a wall. */
export interface MarkedOpening extends Omit<Opening, 'from' | 'to'> {
  id: number
  /** where it begins and ends, in x or z, whichever its wall is along: it stays there when walls are moved */
  low: number
  high: number
}

/** The least width of an opening. Meters. */
const narrowest = 0.4

/** A shorter wall between two corners that can be dragged has no handle of its own. Meters. */
const short = 0.5

/** Position of the initial floor: shares of the photo's width, and of the height below its horizon. */
const start = { left: 0.12, right: 0.88, down: 0.3, width: 1.2, ahead: 2 }

/** The floor that drawing begins with: the room's, else a rectangle in the middle of the photo. */
export function drawnRoomOf(room: StagingRoom | null, view: PhotoWithCamera): DrawnRoom {
  if (!room) return { outline: initialOutline(view), openings: [] }
  const { outline } = room
  const openings = room.openings.map(({ from, to, ...opening }, at): MarkedOpening => {
    const [first, way] = directionOf(outline, opening.wall)
    const ends = [first + way * from, first + way * to]
    return { ...opening, id: at + 1, low: Math.min(...ends), high: Math.max(...ends) }
  })
  return withoutSteps({ outline, openings })
}

function initialOutline({ camera, photo }: PhotoWithCamera): FloorPlace[] {
  const at = (across: number) => {
    const x = across * photo.width
    const horizon = clamp(horizonAt(camera, photo, x).y, 0, photo.height * 0.9)
    return floorAt(camera, photo, { x, y: horizon + (photo.height - horizon) * start.down })
  }
  const [a, b] = [at(start.left), at(start.right)]
  const left = a?.x ?? -2
  return outlineOf({
    left,
    right: Math.max(b?.x ?? 2, left + start.width),
    back: Math.min(((a?.z ?? -4) + (b?.z ?? -4)) / 2, -start.ahead),
    front: stagingConfig.behind,
  })
}

/** The doors and windows as a room has them: meters along their walls. */
export function openingsOf({ outline, openings }: DrawnRoom): Opening[] {
  return openings.flatMap(({ id: _, low, high, ...opening }) => {
    const [a, b] = spanOf(outline, opening.wall)
    const [from, to] = [Math.max(a, low), Math.min(b, high)]
    if (to - from < noStep) return []
    const [first, way] = directionOf(outline, opening.wall)
    const ends =
      way > 0 ? { from: from - first, to: to - first } : { from: first - to, to: first - from }
    return [{ ...opening, ...ends }]
  })
}

/** What can be dragged: a corner with its two walls, or one wall by the middle of the foot that the photo shows. */
export interface FloorHandle {
  what: 'corner' | 'wall'
  /** number of the corner or wall */
  at: number
  pixel: Pixel
}

/** The handles of a drawn floor, walls first, each from the left. */
export function floorHandles(
  { outline }: Pick<DrawnRoom, 'outline'>,
  view: PhotoWithCamera,
): FloorHandle[] {
  const { camera, photo } = view
  const names = wallNames(outline, camera)
  const order = outline.map((_, at) => at).toReversed()
  const handle = (what: FloorHandle['what'], at: number, { x, z }: FloorPlace): FloorHandle[] => {
    const pixel = pixelOf(camera, photo, [x, 0, z])
    return pixel ? [{ what, at, pixel }] : []
  }
  const corners = order
    .flatMap((corner) => handle('corner', corner, cornerAt(outline, corner)))
    .filter(({ pixel: { x, y } }) => isInPhoto(photo, { x: Math.round(x), y: Math.round(y) }))
  const hasHandle = (corner: number) => corners.some(({ at }) => at === corner % outline.length)
  const walls = order.flatMap((wall) => {
    const [low, high] = spanOf(outline, wall)
    const isShort = high - low < short && hasHandle(wall) && hasHandle(wall + 1)
    if (isShort || names[wall]?.side === 'front') return []
    const seen = seenAlong(outline, wall, view)
    const middle = seen[Math.floor(seen.length / 2)]
    return middle === undefined ? [] : handle('wall', wall, footAt(outline, wall, middle))
  })
  return [...walls, ...corners]
}

/** What a dragged wall comes to rest at. */
export interface Snap {
  edges: FloorEdges
  /** pixels of the photo */
  within: number
}

/** The edges of a photo on the floor of its camera; none once the camera looks another way than they were found with. */
export function floorEdgesFor(
  { match, floorEdges }: Pick<PhotoAnalysis, 'match' | 'floorEdges'>,
  camera: RoomCamera,
): FloorEdges {
  const { height, ...rest } = camera
  const isSame =
    match &&
    (['fieldOfView', 'tilt', 'roll', 'yaw', 'x', 'z'] as const).every(
      (name) => match.camera[name] === rest[name],
    )
  if (!isSame) return { x: [], z: [] }
  const scaled = (all: readonly number[]) => all.map((at) => (at * height) / match.camera.height)
  return { x: scaled(floorEdges.x), z: scaled(floorEdges.z) }
}

/**
 * The floor after a handle was dragged to a pixel.
 * @param snap  null to place it freely
 * @returns the same floor where the pixel shows no floor, as above the horizon
 */
export function dragHandle(
  room: DrawnRoom,
  { what, at }: Pick<FloorHandle, 'what' | 'at'>,
  to: Pixel,
  view: PhotoWithCamera,
  snap: Snap | null,
): DrawnRoom {
  const place = floorAt(view.camera, view.photo, to)
  if (!place) return room
  const [x, , z] = eyeOf(view.camera)
  const walls = what === 'wall' ? [at] : [at, (at + room.outline.length - 1) % room.outline.length]
  const outline = walls.reduce((now, wall) => {
    const axis = fixedOf(now, wall)
    const others = room.outline.flatMap((corner, other) =>
      fixedOf(now, other) === axis && other !== wall ? [corner[axis]] : [],
    )
    const aim = snap ? snapped(place, axis, to, view, snap, others) : place[axis]
    return moveWall(now, wall, aim, { x, z })
  }, room.outline)
  return { ...room, outline }
}

/** Where an edge of the photo, or another wall, is near. @param others  coordinates of the other walls */
function snapped(
  place: FloorPlace,
  axis: Axis,
  to: Pixel,
  { camera, photo }: PhotoWithCamera,
  { edges, within }: Snap,
  others: readonly number[],
): number {
  let [best, nearest] = [place[axis], within]
  for (const at of [...edges[axis], ...others]) {
    const { x, z }: FloorPlace = { ...place, [axis]: at }
    const pixel = pixelOf(camera, photo, [x, 0, z])
    const off = pixel ? Math.hypot(pixel.x - to.x, pixel.y - to.y) : within
    if (off < nearest) [best, nearest] = [at, off]
  }
  return best
}

/** A floor without steps that are too short to be meant: the walls beside one become one wall. */
export function withoutSteps(room: DrawnRoom): DrawnRoom {
  const { outline } = room
  const count = outline.length
  const step = outline.findIndex((_, wall) => {
    const [low, high] = spanOf(outline, wall)
    return high - low < noStep
  })
  if (count <= 4 || step < 0) return room
  // The next wall goes on from the end of the one before, and the longer of the two stays where it is.
  const [before, after] = [(step + count - 1) % count, (step + 1) % count]
  const axis = fixedOf(outline, before)
  const longOf = (wall: number) => spanOf(outline, wall)[1] - spanOf(outline, wall)[0]
  const at = cornerAt(outline, longOf(before) > longOf(after) ? before : after)[axis]
  const gone = [step, after]
  const straight = outline.map((corner, own) =>
    [before, step, after, (after + 1) % count].includes(own) ? { ...corner, [axis]: at } : corner,
  )
  const renumbered = (wall: number) => {
    const own = gone.includes(wall) ? before : wall
    return own - gone.filter((each) => each < own).length
  }
  return withoutSteps({
    outline: straight.filter((_, own) => !gone.includes(own)),
    openings: room.openings.map((each) => ({ ...each, wall: renumbered(each.wall) })),
  })
}

const isSound = (outline: readonly FloorPlace[]): boolean => {
  const points = outline.map(({ x, z }): Point2 => [x, z])
  return signedArea(points) < 0 && !isSelfIntersecting(points)
}

/** The floor for a corrected camera, with its walls and openings at the same pixels. */
export function keepInPhoto(
  room: DrawnRoom,
  before: RoomCamera,
  { camera, photo }: PhotoWithCamera,
): DrawnRoom {
  const by = camera.height / before.height
  const again = (place: FloorPlace): FloorPlace => {
    const at = seesFloor(before, photo, place) && pixelOf(before, photo, [place.x, 0, place.z])
    return (at && floorAt(camera, photo, at)) || { x: place.x * by, z: place.z * by }
  }
  const { outline } = room
  const moved = outline.reduce<readonly FloorPlace[]>((now, corner, wall) => {
    const axis = fixedOf(outline, wall)
    const seen = seenAlong(outline, wall, { camera: before, photo })
    const middle = seen[Math.floor(seen.length / 2)]
    const to = again(middle === undefined ? corner : footAt(outline, wall, middle))[axis]
    return now.map((each, own) =>
      own === wall || own === (wall + 1) % now.length ? { ...each, [axis]: to } : each,
    )
  }, outline)
  return {
    outline: isSound(moved) ? moved : outline.map(({ x, z }) => ({ x: x * by, z: z * by })),
    openings: room.openings.map((opening) => {
      const axis = otherAxis(fixedOf(outline, opening.wall))
      const end = (at: number) => again(footAt(outline, opening.wall, at))[axis]
      const [low, high] = [end(opening.low), end(opening.high)]
      return low < high ? { ...opening, low, high } : opening
    }),
  }
}

/** Assumed heights of most doors, and of windows with a sill. Meters */
const heights = { door: { sill: 0, head: 2.1 }, window: { sill: 0.5, head: 2.3 } } as const

/** Width of a new opening as a share of the visible wall. */
const newWidth = 0.3

/** The wall that a photo shows most of. */
export function widestWall({ outline }: DrawnRoom, view: PhotoWithCamera): number {
  const names = wallNames(outline, view.camera)
  const widths = outline.map((_, wall) => {
    if (names[wall]?.side === 'front') return 0
    const seen = seenAlong(outline, wall, view)
    const [a, b] = [seen[0], seen.at(-1)].map((at) => {
      const { x, z } = footAt(outline, wall, at ?? 0)
      return pixelOf(view.camera, view.photo, [x, 0, z])
    })
    return seen.length > 0 && a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  })
  return widths.indexOf(Math.max(...widths))
}

/** A new opening in the middle of the visible wall. */
export function markOpening(
  { outline }: DrawnRoom,
  opening: Pick<MarkedOpening, 'kind' | 'wall' | 'id'>,
  view: PhotoWithCamera,
): MarkedOpening {
  const span = spanOf(outline, opening.wall)
  const seen = seenAlong(outline, opening.wall, view)
  const [from, to] = [seen[0] ?? span[0], seen.at(-1) ?? span[1]]
  const half = Math.max(newWidth * (to - from), narrowest) / 2
  const low = clamp((from + to) / 2 - half, span[0], Math.max(span[0], span[1] - 2 * half))
  return { ...heights[opening.kind], ...opening, low, high: Math.min(span[1], low + 2 * half) }
}

/** The opening after an end was dragged to a pixel; the same one where there is no floor. */
export function dragOpeningEnd(
  { outline }: DrawnRoom,
  opening: MarkedOpening,
  end: 'low' | 'high',
  to: Pixel,
  { camera, photo }: PhotoWithCamera,
): MarkedOpening {
  const place = floorAt(camera, photo, to)
  if (!place) return opening
  const at = place[otherAxis(fixedOf(outline, opening.wall))]
  const [low, high] = spanOf(outline, opening.wall)
  return end === 'low'
    ? { ...opening, low: clamp(at, low, Math.max(low, opening.high - narrowest)) }
    : { ...opening, high: clamp(at, Math.min(high, opening.low + narrowest), high) }
}
