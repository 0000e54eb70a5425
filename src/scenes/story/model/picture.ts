import cameras from './cameras.json' with { type: 'json' }

/** A render whose depth is known (`public/depth`, made by `assets/depth/build.ts`). */
export type PictureName = keyof typeof cameras

/** What the camera of a render saw. Its eye is the origin; x goes right, y up, -z ahead; meters. */
export interface PictureCamera {
  /** At a distance of 1. */
  window: Window
  /** What a depth of 255 and of 0 means. */
  near: number
  far: number
}

export type Window = readonly [left: number, right: number, bottom: number, top: number]

export const isPictureName = (name: string): name is PictureName => name in cameras

export const pictureCamera = (name: PictureName): PictureCamera => {
  const { window, near, far } = cameras[name]
  const [left = -1, right = 1, bottom = -1, top = 1] = window
  return { window: [left, right, bottom, top], near, far }
}

/** The depth of a picture: a byte a place, row by row from the top. */
export interface Depth {
  width: number
  height: number
  bytes: ArrayLike<number>
}

/** @param byte  255 is nearest @returns meters along the camera's axis */
export const metersOf = (byte: number, { near, far }: PictureCamera): number =>
  1 / (1 / far + (byte / 255) * (1 / near - 1 / far))

/** How far the outermost places are drawn outward, so that there is nothing behind the edge: a share of the window. */
const margin = 0.12

/**
 * The places of a picture in the room, row by row from the top: x, y and z of each, meters. As they are drawn: what is
 * behind comes gradually nearer toward what stands before it.
 */
export function placesOf(depth: Depth, camera: PictureCamera): Float32Array {
  const { width, height } = depth
  const bytes = withSlopes(depth)
  const places = new Float32Array(width * height * 3)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      const seen = { x: outward(column, width), y: outward(row, height) }
      const [x, y, z] = placeAt(seen, metersOf(bytes[at] ?? 0, camera), camera)
      places[at * 3] = x
      places[at * 3 + 1] = y
      places[at * 3 + 2] = z
    }
  return places
}

/** How much a byte differs from the next at most, where there was a step from near to far. */
const steepest = 8

/** Slopes in place of steps: a line that goes on behind a thing would have a kink beside it as the eye moves. */
function withSlopes({ width, bytes }: Depth): Float32Array {
  const near = Float32Array.from(bytes)
  const spread = (to: number, from: number) => {
    near[to] = Math.max(near[to] ?? 0, (near[from] ?? 0) - steepest)
  }
  for (let at = 0; at < near.length; at++) {
    spread(at, at - width)
    if (at % width > 0) spread(at, at - 1)
  }
  for (let at = near.length - 1; at >= 0; at--) {
    spread(at, at + width)
    if ((at + 1) % width > 0) spread(at, at + 1)
  }
  return near
}

/** A place of a picture: shares of it from its left and top. */
export interface SeenPlace {
  x: number
  y: number
}

/** The place of the room that is seen at a place of its picture: x, y and z, meters. */
export function placeSeenAt(
  { x, y }: SeenPlace,
  { width, height, bytes }: Depth,
  camera: PictureCamera,
): readonly [x: number, y: number, z: number] {
  const [column, row] = [inward(x, width), inward(y, height)]
  return placeAt({ x, y }, metersOf(bytes[row * width + column] ?? 0, camera), camera)
}

const placeAt = (
  { x, y }: SeenPlace,
  meters: number,
  { window: [left, right, bottom, top] }: PictureCamera,
) => [(left + (right - left) * x) * meters, (top + (bottom - top) * y) * meters, -meters] as const

/** How near each place is, 0 to 1, without the steps at the outlines of things. */
function smoothNearness({ width, height, bytes }: Depth): Float32Array {
  const near = new Float32Array(width * height)
  for (let at = 0; at < near.length; at++) near[at] = (bytes[at] ?? 0) / 255
  for (let row = 0; row < height; row++) blurLine(near, row * width, 1, width)
  for (let column = 0; column < width; column++) blurLine(near, column, width, height)
  return near
}

/** How far from the subject it is half of that, a share of how far the subject is from the camera. */
const halfBright = 0.28

/**
 * How early the light reaches each place, 0 to 1: at the subject first, and then less with the square of the way from it.
 * @param subject  where it is seen
 */
export function lightOrder(depth: Depth, camera: PictureCamera, subject: SeenPlace): Float32Array {
  const { width, height } = depth
  const [toX, toY, toZ] = placeSeenAt(subject, depth, camera)
  return smoothNearness(depth).map((nearness, at) => {
    const seen = { x: outward(at % width, width), y: outward(Math.floor(at / width), height) }
    const [x, y, z] = placeAt(seen, metersOf(255 * nearness, camera), camera)
    const squared = (x - toX) ** 2 + (y - toY) ** 2 + (z - toZ) ** 2
    return 1 / (1 + squared / (halfBright * toZ) ** 2)
  })
}

/** Places to each side. */
const blur = 5

/** Replaces each value of a line by the mean of those around it. */
function blurLine(values: Float32Array, first: number, step: number, count: number): void {
  const line = new Float32Array(count)
  for (let at = 0; at < count; at++) line[at] = values[first + at * step] ?? 0
  let [sum, number] = [0, 0]
  for (let at = -blur; at < count; at++) {
    if (at + blur < count) {
      sum += line[at + blur] ?? 0
      number++
    }
    if (at > blur) {
      sum -= line[at - blur - 1] ?? 0
      number--
    }
    if (at >= 0) values[first + at * step] = sum / number
  }
}

const outward = (index: number, count: number) => {
  if (index === 0) return -margin
  if (index === count - 1) return 1 + margin
  return (index - 0.5) / (count - 2)
}

/** The index of what `outward` puts there. */
const inward = (share: number, count: number) => Math.round(share * (count - 2) + 0.5)

/**
 * What an eye that has moved sees through the same window into the room: what is as far as `focusDistance` stays where it was.
 * @param eye  meters from where the camera stood
 */
export function windowFrom(
  [left, right, bottom, top]: Window,
  eye: readonly [x: number, y: number, z: number],
  focusDistance: number,
): Window {
  const [x, y] = eye
  return [
    left - x / focusDistance,
    right - x / focusDistance,
    bottom - y / focusDistance,
    top - y / focusDistance,
  ]
}

/** A part of a picture: where its sides are, shares of the whole from the left and the top. */
export interface Crop {
  left: number
  top: number
  right: number
  bottom: number
}

export const whole: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

export const middleOf = ({ left, top, right, bottom }: Crop): SeenPlace => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** The window through which a part of a picture is seen. */
export const cropWindow = ([left, right, bottom, top]: Window, crop: Crop): Window => [
  left + crop.left * (right - left),
  left + crop.right * (right - left),
  top - crop.bottom * (top - bottom),
  top - crop.top * (top - bottom),
]

/**
 * The part of a 16:9 picture that is seen in a box that it fills, as by `object-fit: cover`.
 * @param ratio  the box's width to its height
 * @param scale  how much larger it is drawn than that
 */
export function coverCrop(ratio: number, scale: number): Crop {
  const pictureRatio = 16 / 9
  const width = Math.min(1, ratio / pictureRatio) / scale
  const height = Math.min(1, pictureRatio / ratio) / scale
  return {
    ...{ left: (1 - width) / 2, right: (1 + width) / 2 },
    ...{ top: (1 - height) / 2, bottom: (1 + height) / 2 },
  }
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The part of a picture's box that another box shows: as that part, and where it lies in the other one, pixels. */
export function partIn(picture: Box, other: Box): { crop: Crop; box: Box } {
  const left = Math.max(picture.left, other.left)
  const top = Math.max(picture.top, other.top)
  const right = Math.max(left, Math.min(picture.right, other.right))
  const bottom = Math.max(top, Math.min(picture.bottom, other.bottom))
  const [width, height] = [picture.right - picture.left, picture.bottom - picture.top]
  return {
    crop: {
      left: (left - picture.left) / width,
      top: (top - picture.top) / height,
      right: (right - picture.left) / width,
      bottom: (bottom - picture.top) / height,
    },
    box: {
      left: left - other.left,
      top: top - other.top,
      right: right - other.left,
      bottom: bottom - other.top,
    },
  }
}
