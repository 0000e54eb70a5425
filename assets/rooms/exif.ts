import type { Exif } from 'sharp'
import type { KnownPhotograph } from './photograph.ts'

/** The long side of the sensor of our camera, millimetres: with it the focal length in pixels becomes one in millimetres. */
const sensor = 36
/** The diagonal of 36 × 24 mm film, to which “35 mm equivalent” compares (CIPA DCG-001). */
const filmDiagonal = Math.hypot(36, 24)

/** Focal length in whole millimetres that gives the same view across the diagonal of 35 mm film. */
export function equivalentFocalLength({ width, height, focalLength }: KnownPhotograph): number {
  return Math.round((focalLength * filmDiagonal) / Math.hypot(width, height))
}

/** What a camera would have written of a photograph. The exact focal length follows from the focal plane's resolution. */
export function exifOf(photograph: KnownPhotograph): Exif {
  const { width, height, focalLength } = photograph
  const longest = Math.max(width, height)
  const millimetres = (focalLength * sensor) / longest
  const pixelsPerMillimetre = `${longest}/${sensor}`
  return {
    IFD0: { Make: 'Realia', Model: 'Room camera' },
    IFD2: {
      ColorSpace: '1',
      FocalLength: `${Math.round(millimetres * 1000)}/1000`,
      FocalLengthIn35mmFilm: String(equivalentFocalLength(photograph)),
      FocalPlaneXResolution: pixelsPerMillimetre,
      FocalPlaneYResolution: pixelsPerMillimetre,
      FocalPlaneResolutionUnit: '4',
    },
  }
}
