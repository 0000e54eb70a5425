import { radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import {
  bounded,
  cameraRange,
  floorAt,
  focalOf,
  fromMiddle,
  type PhotoLine,
  type PhotoSize,
  type Pixel,
  pixelOf,
  type RoomCamera,
} from '../camera.ts'
import { roomCameraFrom, sidesOf } from '../estimate/estimate-camera.ts'
import { cameraFromPairs, type Line, type PairFault } from '../estimate/vanishing-points.ts'
import { before, footOf, inwards, type Wall } from '../wall.ts'
import type { Design, HandTool, LinePairs } from './design.ts'
import { keepCamera, remember } from './history.ts'
import {
  cameraHeightFromReference,
  type ScaleReferenceKind,
  startScaleReference,
} from './scale-reference.ts'

/** Distances from the camera at which a wall may end up, metres. */
const range = { min: 0.1, max: 60 }

/**
 * Gives a photo another camera. Its walls stay where the photo shows them: a camera twice as high sees them twice as
 * far off. What hangs on them goes along, and what stands on the floor stays where the photo shows it stand.
 */
function setCamera(design: Design, camera: RoomCamera): void {
  const { camera: old, photo, room } = design
  design.camera = camera
  // In a room of our own the camera walks, and the walls stay.
  if (room) return
  const ratio = camera.height / old.height
  if (design.ceiling !== null) design.ceiling *= ratio
  const distances = design.walls.map(
    (wall) => seenAgain(wall, design.walls, old, camera, photo) ?? wall.distance * ratio,
  )
  design.walls.forEach((wall, at) => {
    const to = clamp(distances[at] ?? wall.distance, range.min, range.max)
    moveHangingItems(design, wall, to - wall.distance)
    wall.distance = to
  })
  for (const item of design.items) {
    if (item.wall !== undefined) continue
    item.x *= ratio
    item.z *= ratio
  }
}

/** How far off a wall is by another camera, as its foot is seen in the photo. @returns null where the photo shows none */
function seenAgain(
  wall: Wall,
  walls: readonly Wall[],
  old: RoomCamera,
  camera: RoomCamera,
  photo: PhotoSize,
): number | null {
  const foot = footOf(wall, walls)
  if (!foot) return null
  const found: number[] = []
  for (let step = 0; step <= 16; step += 1) {
    const x = foot.from.x + ((foot.to.x - foot.from.x) * step) / 16
    const z = foot.from.z + ((foot.to.z - foot.from.z) * step) / 16
    const at = pixelOf(old, photo, [x, 0, z])
    if (!at || at.x < 0 || at.y < 0 || at.x > photo.width || at.y > photo.height) continue
    const place = floorAt(camera, photo, at)
    if (place) found.push(-before({ ...wall, distance: 0 }, place))
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? null
}

/** Moves the items that hang on a wall along with it, metres away from the camera. */
export function moveHangingItems(design: Design, wall: Wall, by: number): void {
  const { x, z } = inwards(wall)
  for (const item of design.items) {
    if (item.wall !== wall.id) continue
    item.x -= x * by
    item.z -= z * by
  }
}

/**
 * Applies a manual change of the camera. A height that comes from a scale reference is measured again, since it depends
 * on the other values.
 */
export function adjustCamera(design: Design, change: Partial<RoomCamera>): void {
  setCamera(design, bounded({ ...design.camera, ...change }))
  design.confidence = 'set'
  if (change.height !== undefined) design.heightBy = 'hand'
  else if (design.yardstick?.kind === design.heightBy) measureCameraHeight(design)
}

/** Applies a slider's change; all its touches are one undo step. */
export function slideCamera(design: Design, name: keyof RoomCamera, value: number): void {
  remember(design, name)
  adjustCamera(design, { [name]: value })
}

/** Sets the camera's height from the scale reference. @returns whether the reference gives one */
export function measureCameraHeight(design: Design): boolean {
  const { yardstick, camera, photo } = design
  const found = yardstick?.laid && cameraHeightFromReference(camera, photo, yardstick)
  if (!found || 'fault' in found) return false
  setCamera(design, { ...camera, height: found.height })
  design.heightBy = yardstick.kind
  return true
}

/** Where the lines are laid at first, as shares of the photo. */
const anchors = [
  [
    { x: 0.3, y: 0.32 },
    { x: 0.3, y: 0.78 },
  ],
  [
    { x: 0.7, y: 0.32 },
    { x: 0.7, y: 0.78 },
  ],
] as const

/** Lines as the walls would run by a camera: the ones to the left along x or z, the ones to the right along the other. */
export function startPairs(camera: RoomCamera, photo: PhotoSize): LinePairs {
  const focal = focalOf(camera.fieldOfView, photo.height)
  const sides = sidesOf(camera)
  // A wall that runs away to the right of the photo stands on its left.
  const [left, right] = sides[0][0] * sides[0][2] < sides[1][0] * sides[1][2] ? [0, 1] : [1, 0]
  const reach = 0.14 * photo.width
  const through = (share: Pixel, side: number): PhotoLine => {
    const at = { x: share.x * photo.width, y: share.y * photo.height }
    const { x, y } = fromMiddle(photo, at)
    const [vx, vy, vz] = sides[side] as (typeof sides)[0]
    const [tx, ty] = [vx * focal + vz * x, vy * focal + vz * y]
    const size = Math.hypot(tx, ty) || 1
    const [dx, dy] = [(reach * tx) / size, (-reach * ty) / size]
    const turned = dx < 0 ? -1 : 1
    return {
      from: inside(photo, { x: at.x - dx * turned, y: at.y - dy * turned }, at),
      to: inside(photo, { x: at.x + dx * turned, y: at.y + dy * turned }, at),
    }
  }
  return [
    [through(anchors[0][0], left), through(anchors[0][1], left)],
    [through(anchors[1][0], right), through(anchors[1][1], right)],
  ]
}

/** As far towards a place as the photo goes. */
function inside({ width, height }: PhotoSize, to: Pixel, from: Pixel): Pixel {
  const share = (a: number, b: number, most: number) =>
    b < 0 ? a / (a - b) : b > most ? (most - a) / (b - a) : 1
  const by = Math.min(share(from.x, to.x, width), share(from.y, to.y, height))
  return { x: from.x + (to.x - from.x) * by, y: from.y + (to.y - from.y) * by }
}

/** A line of the photo in the coordinates of the camera estimate. */
function lineOf({ from, to }: PhotoLine, photo: PhotoSize): Line | null {
  const [a, b] = [fromMiddle(photo, from), fromMiddle(photo, to)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length < 1) return null
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    dx: (b.x - a.x) / length,
    dy: (b.y - a.y) / length,
    length,
  }
}

type PairsFault = PairFault | 'Lens' | 'Askew'

/**
 * The camera of a photo by lines that are parallel in the room.
 * @returns the camera and whether the lens could be told from them; or why there is none
 */
export function cameraFromLinePairs(
  camera: RoomCamera,
  photo: PhotoSize,
  pairs: LinePairs,
): { camera: RoomCamera; lens: boolean } | { fault: PairsFault } {
  const [a, b, c, d] = pairs.flat().map((line) => lineOf(line, photo))
  if (!a || !b || !c || !d) return { fault: 'Short' }
  const found = cameraFromPairs([a, b], [c, d], focalOf(camera.fieldOfView, photo.height))
  if ('fault' in found) return found
  const { focal, up, sides, lens } = found
  const fieldOfView = 2 * Math.atan(photo.height / 2 / focal)
  const { min, max } = cameraRange.fieldOfView
  if (fieldOfView < radians(min) || fieldOfView > radians(max)) return { fault: 'Lens' }
  const tilt = Math.asin(Math.max(-1, Math.min(1, -up[2])))
  const roll = Math.atan2(up[0], up[1])
  const { tilt: high, roll: askew } = cameraRange
  if (tilt < radians(high.min) || tilt > radians(high.max)) return { fault: 'Askew' }
  if (Math.abs(roll) > radians(askew.max)) return { fault: 'Askew' }
  const { yaw } = roomCameraFrom({ fieldOfView, tilt, roll, sides })
  // Of the four ways in which a room can be called straight on, the one that leaves the furniture where it is.
  const quarters = Math.round((camera.yaw - yaw) / (Math.PI / 2))
  return {
    camera: { fieldOfView, tilt, roll, yaw: yaw + (quarters * Math.PI) / 2, height: camera.height },
    lens,
  }
}

/** Moves an end of a line, and the camera after it where the lines tell one. The caller records the undo step. */
export function moveLinePairEnd(
  design: Design,
  [pair, line, end]: readonly [0 | 1, 0 | 1, 'from' | 'to'],
  to: Pixel,
): void {
  if (!design.pairs) return
  design.pairs[pair][line][end] = { x: to.x, y: to.y }
  const found = cameraFromLinePairs(design.camera, design.photo, design.pairs)
  if ('fault' in found) {
    keepCamera(design)
    return
  }
  setCamera(design, found.camera)
  design.confidence = 'set'
  if (design.yardstick?.kind === design.heightBy) measureCameraHeight(design)
}

/** Selects a tool, or none; an unfinished outline is discarded. */
export function selectTool(design: Design, tool: HandTool | null): void {
  design.tool = tool
  design.outline = []
  design.cover = null
  if (!tool) return
  design.drawing = null
  design.held = null
  design.selected = null
  // Where the camera that is known now would see them: nothing changes until one is moved.
  if (tool === 'lines') design.pairs = startPairs(design.camera, design.photo)
}

/**
 * Starts a scale reference where the current camera sees it; null removes it.
 * @param length  metres, for what has no size of its own
 */
export function setScaleReference(
  design: Design,
  kind: ScaleReferenceKind | null,
  length: number | null = null,
): void {
  remember(design)
  // What the height followed from is gone; the height stays.
  if (design.yardstick && design.yardstick.kind === design.heightBy) design.heightBy = 'hand'
  design.yardstick = kind && startScaleReference(design.camera, design.photo, kind, length)
  selectTool(design, kind ? 'scale' : null)
}

/** Sets how long the reference is. @param length  metres; null for invalid input */
export function setReferenceLength(design: Design, length: number | null): void {
  const { yardstick, camera, photo } = design
  if (!yardstick || yardstick.length === length) return
  remember(design, 'length')
  design.yardstick = yardstick.laid
    ? { ...yardstick, length }
    : startScaleReference(camera, photo, yardstick.kind, length)
  if (!measureCameraHeight(design)) keepCamera(design)
}

/** Moves an end of the scale reference, and the camera's height after it, where that can be. The caller records the undo step. */
export function moveReferenceEnd(design: Design, end: 'from' | 'to', { x, y }: Pixel): void {
  const { yardstick } = design
  if (!yardstick) return
  design.yardstick = { ...yardstick, [end]: { x, y }, laid: true }
  if (!measureCameraHeight(design)) keepCamera(design)
}
