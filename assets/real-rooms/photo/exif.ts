import type { Exif } from 'sharp'
import type { LensExif } from '../describe/lens.ts'

/** What the file says of its camera, as phones write it. */
export function exifOf({ make, model, focalLength, equivalent, digitalZoom }: LensExif): Exif {
  return {
    IFD0: { Make: make, Model: model },
    IFD2: {
      ColorSpace: '1',
      FocalLength: `${Math.round(focalLength * 1000)}/1000`,
      ...(equivalent !== null && { FocalLengthIn35mmFilm: String(equivalent) }),
      ...(digitalZoom !== null && { DigitalZoomRatio: `${Math.round(digitalZoom * 100)}/100` }),
    },
  }
}
