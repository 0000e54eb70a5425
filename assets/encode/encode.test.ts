import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readGPano } from '../../src/scenes/tour/model/picture/gpano.ts'
import { bestWithin } from './best-within.ts'
import { filesNamed, readFolderManifest, writeFolderEntry } from './folder-manifest.ts'
import { gpanoXmp } from './gpano.ts'
import { packPanorama } from './pack-panorama.ts'
import { packPreview } from './pack-preview.ts'
import { wrapSeam } from './wrap-seam.ts'

const folder = mkdtempSync(join(tmpdir(), 'encode-'))
const at = (name: string) => join(folder, name)

/** A picture whose tone goes from black on the left to white on the right. */
async function slope(width: number, height: number): Promise<string> {
  const row = Buffer.from(Array.from({ length: width }, (_, x) => (255 * x) / (width - 1)))
  const data = Buffer.concat(Array.from({ length: height }, () => row))
  await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('srgb')
    .png()
    .toFile(at('slope.png'))
  return at('slope.png')
}

test('the best quality that fits is kept, the least one where none does', async () => {
  const encode = async (bytes: number) => Buffer.alloc(bytes)
  expect(await bestWithin([9, 7, 5], 8, encode)).toHaveLength(7)
  expect(await bestWithin([9, 7, 5], 1, encode)).toHaveLength(5)
})

test('a viewer finds the tags of a panorama in JPEG', async () => {
  const target = at('panorama.jpg')
  const xmp = gpanoXmp(64, 32, { middle: 270, initial: 272 })
  await sharp(await slope(64, 32))
    .withXmp(xmp)
    .jpeg()
    .toFile(target)
  expect(readGPano(readFileSync(target))).toMatchObject({
    projection: 'equirectangular',
    usePanoramaViewer: true,
    full: { width: 64, height: 32 },
    cropped: { left: 0, top: 0, width: 64, height: 32 },
    poseHeading: 270,
    initialHeading: 272,
  })
})

test('a picture of another shape is no panorama', async () => {
  const source = await slope(64, 40)
  const packed = packPanorama(source, at('wrong.jpg'), { middle: 0, initial: 0 })
  await expect(packed).rejects.toThrow('64 × 40 px')
})

test('a seam shows as a difference between the outer columns', async () => {
  const { seam, beside } = await wrapSeam(await slope(64, 32))
  expect(seam).toBe(255)
  expect(beside).toBeLessThan(6)
})

test('entries are written in order, with what belongs to each', async () => {
  await packPreview(await slope(64, 48), at('loft'))
  await packPreview(at('slope.png'), at('loft-half'))
  expect(Object.keys(filesNamed(folder, 'loft'))).toEqual(['loft-480.avif', 'loft-480.webp'])
  writeFolderEntry(folder, 'loft', { width: 2 })
  writeFolderEntry(folder, 'hall', { width: 1 })
  const entry = z.object({ width: z.number() })
  expect(Object.entries(readFolderManifest(folder, entry))).toEqual([
    ['hall', { width: 1 }],
    ['loft', { width: 2 }],
  ])
})
