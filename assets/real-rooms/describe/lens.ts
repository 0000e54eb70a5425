import type { PhotoSize, Pixel } from '../../../src/room-photo/model/camera.ts'
import type { Dice } from './dice.ts'
import type { Family } from './families.ts'

/** Projection of the camera: a pinhole with radial distortion. */
export interface Lens {
  /** pixels */
  focalLength: number
  /** pixels from the upper left corner */
  principalPoint: Pixel
  /**
   * Brown's first coefficient: a point at tangents (x, y) from the axis appears at (1 + k1 · (x² + y²)) times these.
   * Negative for a barrel.
   */
  k1: number
}

/** What the file says of its lens. */
export interface LensExif {
  make: string
  model: string
  /** millimeters */
  focalLength: number
  /** of 35 mm film, whole millimeters; null where the camera does not write it */
  equivalent: number | null
  /** 1 for none; null where the camera does not write it */
  digitalZoom: number | null
}

/** Where a point at tangents from the axis appears, in tangents. */
export function distort({ k1 }: Pick<Lens, 'k1'>, { x, y }: Pixel): Pixel {
  const by = 1 + k1 * (x * x + y * y)
  return { x: x * by, y: y * by }
}

/** The inverse of `distort`, by Newton's method. */
export function undistort({ k1 }: Pick<Lens, 'k1'>, { x, y }: Pixel): Pixel {
  const seen = Math.hypot(x, y)
  if (seen < 1e-9 || k1 === 0) return { x, y }
  let radius = seen
  for (let step = 0; step < 8; step += 1)
    radius -= (radius * (1 + k1 * radius ** 2) - seen) / (1 + 3 * k1 * radius ** 2)
  return { x: (x * radius) / seen, y: (y * radius) / seen }
}

/** Tangents of the widest angles that the picture shows, to the side and upward. */
export function tangentExtent(lens: Lens, { width, height }: PhotoSize): Pixel {
  const corners = [
    [width / 2, height / 2],
    [width / 2, 0],
    [0, height / 2],
  ].map(([x = 0, y = 0]) => undistort(lens, { x: x / lens.focalLength, y: y / lens.focalLength }))
  return { x: Math.max(...corners.map(({ x }) => x)), y: Math.max(...corners.map(({ y }) => y)) }
}

/** Cameras as they name themselves: focal length and its equivalent on 35 mm film, millimeters. */
type Device = readonly [make: string, model: string, focal: number, equivalent: number]

const main: readonly Device[] = [
  ['Apple', 'iPhone 11', 4.25, 26],
  ['Apple', 'iPhone 12', 4.2, 26],
  ['Apple', 'iPhone 13 Pro', 5.7, 26],
  ['Apple', 'iPhone 15 Pro', 6.765, 24],
  ['samsung', 'SM-G991B', 5.4, 26],
  ['samsung', 'SM-S918U', 6.3, 23],
  ['Google', 'Pixel 7', 6.81, 25],
  ['Xiaomi', '2201116SG', 5.89, 25],
]
const ultraWide: readonly Device[] = [
  ['Apple', 'iPhone 11', 1.54, 14],
  ['Apple', 'iPhone 13 Pro', 1.57, 14],
  ['Apple', 'iPhone 15 Pro', 2.22, 14],
  ['samsung', 'SM-G991B', 2.2, 13],
  ['Google', 'Pixel 7', 1.95, 15],
]
const tele: readonly Device[] = [
  ['Apple', 'iPhone 12 Pro', 6, 52],
  ['Apple', 'iPhone 15', 5.96, 48],
  ['samsung', 'SM-S911B', 5.4, 46],
]
const wideCamera: readonly Device[] = [
  ['Canon', 'Canon EOS 6D', 17, 17],
  ['NIKON CORPORATION', 'NIKON D750', 18, 18],
  ['SONY', 'ILCE-6400', 10, 15],
  ['SONY', 'ILCE-7M3', 20, 20],
]

/** Across the diagonal of 36 × 24 mm film (CIPA DCG-001). */
const filmDiagonal = Math.hypot(36, 24)

export function chooseLens(dice: Dice, family: Family<'lens'>) {
  const isUltra = family === 'phone-0.5x' || family === 'phone-0.5x-portrait'
  const isCamera = family === 'camera-17mm'
  const portrait =
    family === 'phone-0.5x-portrait' || (dice.chance(0.3) && !isCamera && family !== 'phone-0.5x')
  const long = isCamera ? 720 : dice.chance(0.12) ? 720 : 640
  const size: PhotoSize = portrait ? { width: 480, height: long } : { width: long, height: 480 }
  const zoom = family === 'phone-zoomed' ? dice.pick([1.2, 1.4, 1.5, 1.8]) : 1
  const device = dice.pick(
    isUltra ? ultraWide : isCamera ? wideCamera : family === 'phone-2x' ? tele : main,
  )
  const unknown = dice.between(15, 22)
  const equivalent = family === 'unknown-wide' ? unknown : device[3]
  // Sensors are stabilized by a crop, and whole millimeters are rounded.
  const actual = equivalent * zoom * dice.normal(1, 0.012)
  const focalLength = (actual * Math.hypot(size.width, size.height)) / filmDiagonal
  const diagonal = Math.hypot(size.width, size.height) / 2 / focalLength
  // At the corner, as a share: phones correct most of it.
  const atCorner = -dice.between(0, isUltra ? 0.035 : family === 'unknown-wide' ? 0.06 : 0.015)
  const lens: Lens = {
    focalLength,
    principalPoint: { x: size.width / 2, y: size.height / 2 },
    k1: atCorner / diagonal ** 2,
  }
  return { size, lens, exif: exifFor(dice, family, device, zoom) }
}

function exifFor(
  dice: Dice,
  family: Family<'lens'>,
  device: Device,
  zoom: number,
): LensExif | null {
  // Messengers, portals and editors drop it.
  const drops = dice.chance(0.3)
  const omitsEquivalent = dice.chance(0.08)
  const scalesEquivalent = dice.chance(0.75)
  if (family === 'unknown-wide' || drops) return null
  const [make, model, focalLength, equivalent] = device
  const shown = Math.round(equivalent * (zoom > 1 && scalesEquivalent ? zoom : 1))
  const isPhone = family !== 'camera-17mm'
  return {
    make,
    model,
    focalLength,
    equivalent: omitsEquivalent ? null : shown,
    digitalZoom: isPhone && zoom > 1 ? zoom : null,
  }
}
