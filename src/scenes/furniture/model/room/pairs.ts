import { radians } from '../../../../math/angle.ts'
import type { Line } from '../match/line.ts'
import { cameraFromPairs, type PairFault } from '../match/pairs.ts'
import { cameraRange, focalOf, type PhotoSize, type Pixel, type RoomCamera } from './camera.ts'
import type { Design, LinePairs } from './design.ts'
import { measure, setCamera } from './follow-walls.ts'
import { cameraFromMatch, sidesOf } from './from-match.ts'
import type { PhotoLine } from './grid.ts'
import { keepCamera } from './history.ts'
import { fromMiddle } from './yardstick.ts'

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

/** A line of the photo as the match knows it. */
export function lineOf({ from, to }: PhotoLine, photo: PhotoSize): Line | null {
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

export type PairsFault = PairFault | 'Lens' | 'Askew'

/**
 * The camera of a photo by lines that are parallel in the room.
 * @returns the camera and whether the lens could be told from them; or why there is none
 */
export function cameraByPairs(
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
  const { yaw } = cameraFromMatch({ fieldOfView, tilt, roll, sides })
  // Of the four ways in which a room can be called straight on, the one that leaves the furniture where it is.
  const quarters = Math.round((camera.yaw - yaw) / (Math.PI / 2))
  return {
    camera: { fieldOfView, tilt, roll, yaw: yaw + (quarters * Math.PI) / 2, height: camera.height },
    lens,
  }
}

/** Moves an end of a line, and the camera after it where the lines tell one. The caller has remembered the step. */
export function moveLineEnd(
  design: Design,
  [pair, line, end]: readonly [0 | 1, 0 | 1, 'from' | 'to'],
  to: Pixel,
): void {
  if (!design.pairs) return
  design.pairs[pair][line][end] = { x: to.x, y: to.y }
  const found = cameraByPairs(design.camera, design.photo, design.pairs)
  if ('fault' in found) {
    keepCamera(design)
    return
  }
  setCamera(design, found.camera)
  design.confidence = 'set'
  if (design.yardstick?.kind === design.heightBy) measure(design)
}
