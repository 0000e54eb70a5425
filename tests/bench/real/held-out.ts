import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RoomTruth } from '../../../assets/real-rooms/truth.ts'
import type { RgbaImage } from '../../../src/room-photo/model/estimate/gray-image.ts'

/** Photos and truths: `<id>.jpg` and `<id>.json`. */
export const folder = 'assets/real-rooms/held-out'

/** What a tool gets of a photo: its pixels and its file, never its truth. */
export interface Photo {
  picture: RgbaImage
  file: Uint8Array
}

/** The rooms that no tool was tuned on. */
export const readTruths = (): RoomTruth[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))

/** @param longest  longer side that it is enlarged to, pixels; its own unless told */
export async function readPhoto({ id }: RoomTruth, longest?: number): Promise<Photo> {
  const file = readFileSync(join(folder, `${id}.jpg`))
  const size = longest && { width: longest, height: longest, fit: 'inside' as const }
  const photo = size ? sharp(file).resize(size) : sharp(file)
  const { data, info } = await photo.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { picture: { data, width: info.width, height: info.height }, file }
}
