import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { bestWithin } from '../encode/best-within.ts'
import { filesNamed, writeFolderEntry } from '../encode/folder-manifest.ts'
import { packPreview, stripWidth } from '../encode/pack-preview.ts'
import { photographFaults } from './check.ts'
import { exifOf } from './exif.ts'
import type { RoomEntry } from './manifest.ts'
import type { KnownPhotograph } from './photograph.ts'

/** Bytes of one photograph as JPEG. */
export const photographBudget = 800_000

/**
 * Writes a photograph as a camera would, what is known of it, previews, and its entry in the manifest.
 * @param source  the PNG of blender/render.py, its JSON beside it
 * @throws RangeError when the picture and its data do not belong together
 */
export async function packPhotograph(source: string, name: string, folder: string): Promise<void> {
  const known = JSON.parse(
    readFileSync(source.replace(/\.png$/, '.json'), 'utf8'),
  ) as KnownPhotograph
  const { width, height } = await sharp(source).metadata()
  const faults = photographFaults(known)
  if (width !== known.width || height !== known.height) faults.push(`${width} × ${height} px drawn`)
  if (faults.length > 0) throw new RangeError(`${name}: ${faults.join(', ')}`)

  mkdirSync(folder, { recursive: true })
  const picture = sharp(source).removeAlpha().withExif(exifOf(known))
  const jpeg = await bestWithin([88, 85, 82, 78], photographBudget, (quality) =>
    picture.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer(),
  )
  writeFileSync(join(folder, `${name}.jpg`), jpeg)
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(known, null, 2)}\n`)
  await packPreview(source, join(folder, name))
  await packPreview(source, join(folder, name), stripWidth)
  const { focalLength } = known
  const entry: RoomEntry = { width, height, focalLength, files: filesNamed(folder, name) }
  writeFolderEntry(folder, name, entry)
}
