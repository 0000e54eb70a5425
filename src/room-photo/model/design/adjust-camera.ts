import { radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { median } from '../../../math/statistics.ts'
import {
  cameraRange,
  clampCamera,
  floorAt,
  focalLengthOf,
  isInPhoto,
  type PhotoLine,
  type PhotoSize,
  type Pixel,
  pixelOf,
  placeBetween,
  type RoomCamera,
  toImagePoint,
} from '../camera.ts'
import { attitudeOf, roomCameraFrom, wallDirections } from '../estimate/estimate-camera.ts'
import {
  cameraFromPairs,
  type ImageLine,
  lineBetween,
  type PairFault,
} from '../estimate/vanishing-points.ts'
import { inwardNormal, signedDistance, type Wall, wallFoot } from '../wall.ts'
import type { Design, LinePairs, PhotoTool } from './design.ts'
import { recordUndoStep, restoreCamera } from './history.ts'
import {
  cameraHeightFromReference,
  initialScaleReference,
  type ScaleReferenceKind,
} from './scale-reference.ts'

/** Limits of a wall's distance from the camera, meters. */
const range = { min: 0.1, max: 60 }

/**
 * Changes the camera of a photo and keeps everything at its place in the picture: a camera twice as high has its
 * walls twice as far away. Items on the walls move with them, and items on the floor stay where the photo shows them.
 */
function setCamera(design: Design, camera: RoomCamera): void {
  const { camera: old, photo, room } = design
  design.camera = camera
  // In an empty room the camera moves and the walls stay.
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

/**
 * The distance of a wall for another camera, from its foot in the photo.
 * @returns null when the foot is not visible
 */
function seenAgain(
  wall: Wall,
  walls: readonly Wall[],
  old: RoomCamera,
  camera: RoomCamera,
  photo: PhotoSize,
): number | null {
  const foot = wallFoot(wall, walls)
  if (!foot) return null
  const found: number[] = []
  for (let step = 0; step <= 16; step += 1) {
    const { x, z } = placeBetween(foot.from, foot.to, step / 16)
    const at = pixelOf(old, photo, [x, 0, z])
    if (!at || !isInPhoto(photo, at)) continue
    const place = floorAt(camera, photo, at)
    if (place) found.push(-signedDistance({ ...wall, distance: 0 }, place))
  }
  return median(found) ?? null
}

/** Moves the items that hang on a wall along with it, meters away from the camera. */
export function moveHangingItems(design: Design, wall: Wall, by: number): void {
  const { x, z } = inwardNormal(wall)
  for (const item of design.items) {
    if (item.wall !== wall.id) continue
    item.x -= x * by
    item.z -= z * by
  }
}

/**
 * Applies a manual change of the camera. A height from a scale reference is measured again, since it depends on the
 * other values.
 */
export function adjustCamera(design: Design, change: Partial<RoomCamera>): void {
  setCamera(design, clampCamera({ ...design.camera, ...change }))
  design.confidence = 'set'
  if (change.height !== undefined) design.heightBy = 'hand'
  else if (design.scaleReference?.kind === design.heightBy) measureCameraHeight(design)
}

/** Applies a slider's change; changes of one slider in a row are one undo step. */
export function adjustCameraBySlider(design: Design, name: keyof RoomCamera, value: number): void {
  recordUndoStep(design, name)
  adjustCamera(design, { [name]: value })
}

/** Sets the camera's height from the scale reference. @returns whether that was possible */
export function measureCameraHeight(design: Design): boolean {
  const { scaleReference, camera, photo } = design
  const found = scaleReference?.laid && cameraHeightFromReference(camera, photo, scaleReference)
  if (!found || 'fault' in found) return false
  setCamera(design, { ...camera, height: found.height })
  design.heightBy = scaleReference.kind
  return true
}

/** Initial positions of the lines, as shares of the photo. */
const anchors = { left: 0.3, right: 0.7, upper: 0.32, lower: 0.78 } as const

/** Initial lines along the walls of a camera: the left ones along x or z, the right ones along the other. */
export function initialLinePairs(camera: RoomCamera, photo: PhotoSize): LinePairs {
  const focal = focalLengthOf(camera.fieldOfView, photo.height)
  const sides = wallDirections(camera)
  // A wall that recedes to the right is on the left of the photo.
  const [left, right] = sides[0][0] * sides[0][2] < sides[1][0] * sides[1][2] ? [0, 1] : [1, 0]
  const reach = 0.14 * photo.width
  const through = (share: Pixel, side: number): PhotoLine => {
    const at = { x: share.x * photo.width, y: share.y * photo.height }
    const { x, y } = toImagePoint(photo, at)
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
  const pairAt = (x: number, side: number): LinePairs[0] => [
    through({ x, y: anchors.upper }, side),
    through({ x, y: anchors.lower }, side),
  ]
  return [pairAt(anchors.left, left), pairAt(anchors.right, right)]
}

/** Clips a pixel to the photo, on the line from another one. */
function inside({ width, height }: PhotoSize, to: Pixel, from: Pixel): Pixel {
  const share = (a: number, b: number, most: number) =>
    b < 0 ? a / (a - b) : b > most ? (most - a) / (b - a) : 1
  const by = Math.min(share(from.x, to.x, width), share(from.y, to.y, height))
  return { x: from.x + (to.x - from.x) * by, y: from.y + (to.y - from.y) * by }
}

/** A line of the photo in the coordinates of the camera estimate. */
function lineOf({ from, to }: PhotoLine, photo: PhotoSize): ImageLine | null {
  const line = lineBetween(toImagePoint(photo, from), toImagePoint(photo, to))
  return line.length < 1 ? null : line
}

type PairsFault = PairFault | 'Lens' | 'Askew'

/**
 * Computes the camera from lines that are parallel in the room.
 * @returns the camera and whether the lines determine the lens; or why there is none
 */
export function cameraFromLinePairs(
  camera: RoomCamera,
  photo: PhotoSize,
  pairs: LinePairs,
): { camera: RoomCamera; lens: boolean } | { fault: PairsFault } {
  const [a, b, c, d] = pairs.flat().map((line) => lineOf(line, photo))
  if (!a || !b || !c || !d) return { fault: 'Short' }
  const found = cameraFromPairs([a, b], [c, d], focalLengthOf(camera.fieldOfView, photo.height))
  if ('fault' in found) return found
  const { sides, lens } = found
  const { fieldOfView, tilt, roll } = attitudeOf(found, photo.height)
  const { min, max } = cameraRange.fieldOfView
  if (fieldOfView < radians(min) || fieldOfView > radians(max)) return { fault: 'Lens' }
  const { tilt: high, roll: askew } = cameraRange
  if (tilt < radians(high.min) || tilt > radians(high.max)) return { fault: 'Askew' }
  if (Math.abs(roll) > radians(askew.max)) return { fault: 'Askew' }
  const { yaw } = roomCameraFrom({ fieldOfView, tilt, roll, sides })
  // Of the four equivalent orientations, the one that leaves the furniture where it is.
  const quarters = Math.round((camera.yaw - yaw) / (Math.PI / 2))
  return {
    camera: { fieldOfView, tilt, roll, yaw: yaw + (quarters * Math.PI) / 2, height: camera.height },
    lens,
  }
}

/** Moves an end of a line, and updates the camera when the lines determine one. The caller records the undo step. */
export function moveLinePairEnd(
  design: Design,
  [pair, line, end]: readonly [0 | 1, 0 | 1, 'from' | 'to'],
  to: Pixel,
): void {
  if (!design.pairs) return
  design.pairs[pair][line][end] = { x: to.x, y: to.y }
  const found = cameraFromLinePairs(design.camera, design.photo, design.pairs)
  if ('fault' in found) {
    restoreCamera(design)
    return
  }
  setCamera(design, found.camera)
  design.confidence = 'set'
  if (design.scaleReference?.kind === design.heightBy) measureCameraHeight(design)
}

/**
 * Selects a tool, or none; an unfinished outline is discarded.
 * @param selectedOccluder  id of the occluder whose corners it moves
 */
export function selectTool(
  design: Design,
  tool: PhotoTool | null,
  selectedOccluder: number | null = null,
): void {
  Object.assign(design, { tool, outline: [], selectedOccluder })
  if (!tool) return
  Object.assign(design, { drawing: null, held: null, selected: null })
  // Where the present camera would see them, so that nothing changes until one is moved.
  if (tool === 'lines') design.pairs = initialLinePairs(design.camera, design.photo)
}

/**
 * Adds a scale reference where the present camera sees it; null removes it.
 * @param length  meters, for a kind without a fixed size
 */
export function setScaleReference(
  design: Design,
  kind: ScaleReferenceKind | null,
  length: number | null = null,
): void {
  recordUndoStep(design)
  // The reference is gone; the height that it gave stays.
  if (design.scaleReference && design.scaleReference.kind === design.heightBy)
    design.heightBy = 'hand'
  design.scaleReference = kind && initialScaleReference(design.camera, design.photo, kind, length)
  selectTool(design, kind ? 'scale' : null)
}

/** Sets the length of the reference. @param length  meters; null for invalid input */
export function setReferenceLength(design: Design, length: number | null): void {
  const { scaleReference, camera, photo } = design
  if (!scaleReference || scaleReference.length === length) return
  recordUndoStep(design, 'length')
  design.scaleReference = scaleReference.laid
    ? { ...scaleReference, length }
    : initialScaleReference(camera, photo, scaleReference.kind, length)
  if (!measureCameraHeight(design)) restoreCamera(design)
}

/**
 * Moves an end of the scale reference, and updates the camera's height if possible. The caller records the undo step.
 */
export function moveReferenceEnd(design: Design, end: 'from' | 'to', { x, y }: Pixel): void {
  const { scaleReference } = design
  if (!scaleReference) return
  design.scaleReference = { ...scaleReference, [end]: { x, y }, laid: true }
  if (!measureCameraHeight(design)) restoreCamera(design)
}
