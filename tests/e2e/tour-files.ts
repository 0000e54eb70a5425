import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

export type TestFile = { name: string; mimeType: string; buffer: Buffer }

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A 360° video of two seconds, 256 × 128. */
export async function clip(): Promise<TestFile> {
  const buffer = await readFile(from('../fixtures/tour-360.webm'))
  return { name: 'walk.webm', mimeType: 'video/webm', buffer }
}

export const captionsOf = (line: string, name = 'walk.vtt'): TestFile => ({
  ...{ name, mimeType: 'text/vtt' },
  buffer: Buffer.from(`WEBVTT\n\n00:00.000 --> 01:00.000\n${line}\n`),
})

/** A panorama whose four quarters, from the left edge, are red, green, blue and yellow. */
export async function quarters(width = 1024, name = 'quarters.png'): Promise<TestFile> {
  const quarter = (color: string, left: number) => ({
    input: {
      create: { width: width / 4, height: width / 2, channels: 3 as const, background: color },
    },
    left: (left * width) / 4,
    top: 0,
  })
  const buffer = await sharp({
    create: { width, height: width / 2, channels: 3, background: '#000' },
  })
    .composite([quarter('#f00', 0), quarter('#0f0', 1), quarter('#00f', 2), quarter('#ff0', 3)])
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A photo taken with the camera upright: stored lying, 60 × 40, turned by its Exif orientation. */
export async function upright(): Promise<TestFile> {
  const buffer = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#c63' },
  })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'upright.jpg', mimeType: 'image/jpeg', buffer }
}

/** Half a panorama that says so: the middle 180° × 90°, in GPano metadata. */
export async function cropped(): Promise<TestFile> {
  const gpano = Object.entries({
    ProjectionType: 'equirectangular',
    FullPanoWidthPixels: 2000,
    FullPanoHeightPixels: 1000,
    CroppedAreaLeftPixels: 500,
    CroppedAreaTopPixels: 250,
    CroppedAreaImageWidthPixels: 1000,
    CroppedAreaImageHeightPixels: 500,
  }).map(([name, value]) => `GPano:${name}="${value}"`)
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${gpano.join(' ')}/>` +
    '</rdf:RDF></x:xmpmeta>'
  const buffer = await sharp({
    create: { width: 1000, height: 500, channels: 3, background: '#0f0' },
  })
    .withXmp(xmp)
    .jpeg()
    .toBuffer()
  return { name: 'half.jpg', mimeType: 'image/jpeg', buffer }
}

/** The beginning of a PNG that claims 800 megapixels. */
export function hugeHeader(): TestFile {
  const buffer = Buffer.alloc(64)
  buffer.set([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  buffer.write('IHDR', 12, 'latin1')
  buffer.writeUInt32BE(40_000, 16)
  buffer.writeUInt32BE(20_000, 20)
  return { name: 'huge.png', mimeType: 'image/png', buffer }
}

export function heicHeader(): TestFile {
  const buffer = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    Buffer.alloc(400, 7),
  ])
  return { name: 'phone.heic', mimeType: 'image/heic', buffer }
}
