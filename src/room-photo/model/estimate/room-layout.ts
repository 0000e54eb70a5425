import { clamp } from '../../../math/clamp.ts'
import type { PhotoSize } from '../camera.ts'
import type { RgbaImage } from './gray-image.ts'
import type { Guess } from './manhattan-frame.ts'

/** What the network of `assets/room-layout` is given: red, green and blue less 0.5, then y and x from −1 to 1. */
export interface LayoutInput {
  data: Float32Array<ArrayBuffer>
  /** 1, 5, height, width */
  shape: [number, number, number, number]
  /** the photo's size at the input's scale, before its sides are rounded to `multiple`; pixels */
  photo: PhotoSize
}

/** What it answers. */
export interface LayoutOutput {
  /** logits of `channels`, each row by row, at half the input's size */
  places: Float32Array
  /** deviations of the logarithm of the focal length, tilt and roll from usual ones, and the logarithms of their spreads */
  camera: Float32Array
}

/**
 * Values at places all over a photo, rows from the top. Places need not be square: `width` and `height` are the photo's, in
 * pixels at the map's scale, and may be fractions.
 */
export interface PhotoMap extends PhotoSize {
  columns: number
  rows: number
}

/** Which face of the room each place of a photo shows, as if the room were empty; probabilities 0 to 1. */
export interface FaceMap extends PhotoMap {
  floor: Float32Array
  ceiling: Float32Array
}

/** What stands before the faces or is set into them; probabilities as in the face map. */
export interface ThingMap extends PhotoMap {
  window: Float32Array
  /** doors, closets and passages */
  door: Float32Array
  /** all that stands about */
  thing: Float32Array
}

/** The room in a photo as the network sees it. */
export interface RoomLayout {
  faces: FaceMap
  things: ThingMap
  camera: {
    /** logarithm of the focal length in longer sides of the photo */
    focal: Guess
    /** radians */
    tilt: Guess
    /** radians */
    roll: Guess
  }
}

/** Longer side of the input, pixels; both sides are multiples of `multiple`. */
const side = { longest: 256, multiple: 16 }

/** A photo as the network is given it, averaged over areas. */
export function layoutInput({ data, width, height }: RgbaImage): LayoutInput {
  const by = side.longest / Math.max(width, height)
  const [columns, rows] = [width, height].map((own) =>
    Math.max(side.multiple, Math.round((own * by) / side.multiple) * side.multiple),
  ) as [number, number]
  const size = columns * rows
  const input = new Float32Array(5 * size)
  for (let row = 0; row < rows; row += 1) {
    const down = rangeOf(row, rows, height)
    for (let column = 0; column < columns; column += 1) {
      const across = rangeOf(column, columns, width)
      const at = row * columns + column
      let [red, green, blue, count] = [0, 0, 0, 0]
      for (let y = down.from; y < down.to; y += 1) {
        for (let x = across.from; x < across.to; x += 1) {
          const pixel = 4 * (y * width + x)
          red += data[pixel] ?? 0
          green += data[pixel + 1] ?? 0
          blue += data[pixel + 2] ?? 0
          count += 255
        }
      }
      input[at] = red / count - 0.5
      input[size + at] = green / count - 0.5
      input[2 * size + at] = blue / count - 0.5
      input[3 * size + at] = (2 * row) / (rows - 1) - 1
      input[4 * size + at] = (2 * column) / (columns - 1) - 1
    }
  }
  return {
    data: input,
    shape: [1, 5, rows, columns],
    photo: { width: width * by, height: height * by },
  }
}

/** The pixels that one of `count` cells covers, at least one. */
function rangeOf(cell: number, count: number, pixels: number) {
  const from = Math.floor((cell * pixels) / count)
  return { from, to: Math.max(from + 1, Math.floor(((cell + 1) * pixels) / count)) }
}

/** The network's channels in order: faces, of which each place shows one, then things, of which it shows one or none. */
const channels = ['floor', 'wall', 'ceiling', 'beyond', 'none', 'window', 'door', 'heater', 'thing']
const faceCount = 4

/** Deviations from usual values are told in these units (`MIDDLE`, `SCALE` in `assets/room-layout/network.py`). */
const usual = { focal: -0.35, tilt: 0, roll: 0 }
const units = { focal: 0.2, tilt: 0.15, roll: 0.03 }

/**
 * Edges are not independent of each other, and outweigh the network where many agree by chance: its spreads are taken
 * for less than they are.
 */
const trusted = 0.6

/** Reads the network's answer. @param input  that was given */
export function roomLayoutFrom(
  { places, camera }: LayoutOutput,
  { shape: [, , height, width], photo }: LayoutInput,
): RoomLayout {
  const size: PhotoMap = {
    columns: width / 2,
    rows: height / 2,
    width: photo.width / 2,
    height: photo.height / 2,
  }
  const share = (from: number, to: number, name: string) =>
    shareOf(places, size.columns * size.rows, from, to, channels.indexOf(name))
  const face = (name: string) => share(0, faceCount, name)
  const thing = (name: string) => share(faceCount, channels.length, name)
  const guess = (part: keyof typeof units, at: number): Guess => ({
    value: usual[part] + units[part] * (camera[at] ?? 0),
    // The mean deviation of a Laplace distribution, as the standard deviation.
    spread: units[part] * Math.SQRT2 * trusted * Math.exp(clamp(camera[at + 3] ?? 0, -8, 3)),
  })
  return {
    faces: { ...size, floor: face('floor'), ceiling: face('ceiling') },
    things: {
      ...size,
      window: thing('window'),
      // What lies beyond a wall is seen through a door.
      door: either(thing('door'), face('beyond')),
      thing: thing('thing'),
    },
    // Its roll is told the other way round.
    camera: { focal: guess('focal', 0), tilt: guess('tilt', 1), roll: turned(guess('roll', 2)) },
  }
}

/** The same picture, flipped from left to right. */
export function flippedInput({ data, shape, photo }: LayoutInput): LayoutInput {
  const [, , height, width] = shape
  const colors = 3 * height * width
  const flipped = data.slice()
  flipped.set(flippedRows(data.subarray(0, colors), width))
  return { data: flipped, shape, photo }
}

/**
 * A room as the network sees it in its photo and in the flipped photo: faces and camera by the mean of both, doors where either
 * shows one, since what is kept free in vain costs less than what bars a door. All else is the photo's own.
 */
export function mergeFlipped(own: RoomLayout, flipped: RoomLayout): RoomLayout {
  const { columns } = own.faces
  const back = (map: Float32Array) => flippedRows(map, columns)
  const mean = (face: 'floor' | 'ceiling') => {
    const other = back(flipped.faces[face])
    return own.faces[face].map((share, at) => (share + (other[at] ?? 0)) / 2)
  }
  return {
    faces: { ...own.faces, floor: mean('floor'), ceiling: mean('ceiling') },
    things: { ...own.things, door: either(own.things.door, back(flipped.things.door)) },
    camera: {
      focal: meanOf(own.camera.focal, flipped.camera.focal),
      tilt: meanOf(own.camera.tilt, flipped.camera.tilt),
      roll: meanOf(own.camera.roll, turned(flipped.camera.roll)),
    },
  }
}

/** Flips each row of so many values. */
function flippedRows(rows: Float32Array, columns: number): Float32Array {
  const flipped = rows.slice()
  for (let from = 0; from < rows.length; from += columns)
    flipped.subarray(from, from + columns).reverse()
  return flipped
}

const either = (a: Float32Array, b: Float32Array) => a.map((own, at) => Math.max(own, b[at] ?? 0))

/** The mean of two guesses that err alike, so that it is no surer. */
const meanOf = (a: Guess, b: Guess): Guess => ({
  value: (a.value + b.value) / 2,
  spread: (a.spread + b.spread) / 2,
})

const turned = ({ value, spread }: Guess): Guess => ({ value: -value, spread })

/** The probability of one channel among several, by softmax. */
function shareOf(logits: Float32Array, count: number, from: number, to: number, own: number) {
  const out = new Float32Array(count)
  for (let at = 0; at < count; at += 1) {
    let sum = 0
    const mine = logits[own * count + at] ?? 0
    for (let channel = from; channel < to; channel += 1)
      sum += Math.exp((logits[channel * count + at] ?? 0) - mine)
    out[at] = 1 / sum
  }
  return out
}
