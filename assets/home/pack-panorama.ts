import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { filesNamed, writeFolderEntry } from '../encode/folder-manifest.ts'
import { packPanorama } from '../encode/pack-panorama.ts'
import { packPreview } from '../encode/pack-preview.ts'
import { type HomePanorama, headingOf } from './panorama-manifest.ts'

/**
 * Writes a standing point's panorama as JPEG and AVIF with GPano tags, its previews and its entry in the manifest.
 * @throws RangeError when the home has no such point
 */
export async function packHomePanorama(
  source: string,
  name: string,
  folder: string,
): Promise<void> {
  const heading = headingOf(name)
  mkdirSync(folder, { recursive: true })
  for (const ending of ['jpg', 'avif']) {
    const target = join(folder, `${name}.${ending}`)
    await packPanorama(source, target, { middle: heading, initial: heading })
  }
  await packPreview(source, join(folder, name))
  const { width, height } = await sharp(source).metadata()
  const entry: HomePanorama = { width, height, heading, files: filesNamed(folder, name) }
  writeFolderEntry(folder, name, entry)
}
