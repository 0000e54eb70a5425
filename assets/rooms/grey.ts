import sharp from 'sharp'
import type { Vector } from '../motion/vector.ts'
import { type KnownPhotograph, pixelOf } from './photograph.ts'

/** A photograph as tones 0 to 255, small enough to be searched quickly. */
export interface Grey {
  width: number
  height: number
  data: Uint8Array
}

/** @param width  pixels; the height follows from the picture's proportions */
export async function readGrey(file: string, width: number): Promise<Grey> {
  const { data, info } = await sharp(file)
    .resize({ width })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** Tone of the pixel that a place lies in; outside the picture, of the nearest one. */
export function toneAt({ width, height, data }: Grey, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)))
  return data[row * width + column] ?? 0
}

/** How much the tone changes across a place, in tones over two pixels. */
export function contrastAt(grey: Grey, x: number, y: number): number {
  const across = toneAt(grey, x + 1, y) - toneAt(grey, x - 1, y)
  const down = toneAt(grey, x, y + 1) - toneAt(grey, x, y - 1)
  return Math.hypot(across, down)
}

/** Where points of the room lie in the small picture, without those outside it or within `margin` pixels of its edge. */
export function placesOf(
  photograph: KnownPhotograph,
  { width, height }: Grey,
  points: Vector[],
  margin = 0,
): [number, number][] {
  const scale = width / photograph.width
  return points
    .flatMap((point): [number, number][] => {
      const pixel = pixelOf(photograph, point)
      return pixel ? [[pixel[0] * scale, pixel[1] * scale]] : []
    })
    .filter(([x, y]) => x >= margin && y >= margin && x < width - margin && y < height - margin)
}
