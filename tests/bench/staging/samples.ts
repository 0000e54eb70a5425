import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { createRandom } from '../../../src/math/random.ts'

/** A room of our own, as the page offers it. */
export interface Sample {
  id: string
  name: string
  alt: string
}

/** For graphics in software on a busy machine, thirty photos long, ms. */
export const patience = 900_000

const read = (file: string): unknown => JSON.parse(readFileSync(`content/en/${file}.json`, 'utf8'))

export const readSamples = (): Sample[] => (read('sample-rooms') as { rooms: Sample[] }).rooms

/** The styles' names, in the page's order. */
export const readStyles = (): string[] =>
  (read('staging-styles') as { styles: { name: string }[] }).styles.map(({ name }) => name)

/** Of 256 shades, as a phone's camera has it by daylight. */
const grain = 10

const photoOf = (id: string): string => `public/rooms/${id}.jpg`

/**
 * A sample room's photo as a camera of 12 megapixels takes it: enlarged, and with grain, so that its file weighs what
 * such files do. JPEG.
 */
export async function enlarged(id: string): Promise<Buffer> {
  const { width, height } = await sharp(photoOf(id)).metadata()
  const size = width > height ? { width: 4000, height: 3000 } : { width: 3000, height: 4000 }
  const { data, info } = await sharp(photoOf(id))
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const random = createRandom(1)
  const noise = Float32Array.from({ length: 4099 }, () => grain * (random() + random() - 1))
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + (noise[(at * 31) % 4099] ?? 0)))
  return sharp(data, { raw: info }).jpeg({ quality: 97 }).toBuffer()
}
