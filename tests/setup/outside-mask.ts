import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Pixels each way that a JPEG with halved colours takes together. */
const unit = 16
/** Pixels of a photo for one of its mask, each way. */
const perPixel = 8

/** How a staged photo compares with its original, in units of 16 × 16 pixels. */
export interface Outside {
  /** units in which nothing was drawn */
  untouched: number
  /** of those, the ones that differ from the original all the same: there should be none */
  wrong: number
  /** units in which something was drawn, and which differ */
  changed: number
  all: number
}

/** A photo as this browser encodes it, untouched and at the quality of the downloads. @param address  of the photo */
export async function encodedAgain(page: Page, address: string): Promise<Buffer> {
  const base64 = await page.evaluate(async (from) => {
    const file = await (await fetch(from)).blob()
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = new OffscreenCanvas(photo.width, photo.height)
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(photo, 0, 0)
    photo.close()
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await jpeg.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 0x8000)
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
    return btoa(text)
  }, address)
  return Buffer.from(base64, 'base64')
}

/**
 * Holds a staged JPEG against the original, encoded again at the same quality. A unit in which nothing was drawn holds
 * the same numbers in both files. Decoders smooth its colours with those of the units beside it, by one pixel: where
 * something was drawn there, that one is left out.
 * @param mask  PNG, white where anything was drawn, one pixel for 8 × 8 of the photo
 * @throws Error where the three are not of one photo
 */
export async function compareOutside(
  staged: Uint8Array,
  original: Uint8Array,
  mask: Uint8Array,
): Promise<Outside> {
  const [a, b, drawn] = await Promise.all([staged, original, mask].map(pixelsOf))
  if (!a || !b || !drawn) throw new Error('Three pictures')
  const { width, height } = a
  const columns = Math.ceil(width / unit)
  const rows = Math.ceil(height / unit)
  const fits = drawn.width === Math.ceil(width / perPixel)
  if (b.width !== width || b.height !== height || !fits) throw new Error('Pictures of one photo')
  const touched = unitsTouched(drawn, columns, rows)
  const isNear = (column: number, row: number) =>
    [-1, 0, 1].some((dx) =>
      [-1, 0, 1].some((dy) => touched[(row + dy) * columns + column + dx] === 1),
    )
  const found: Outside = { untouched: 0, wrong: 0, changed: 0, all: columns * rows }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isTouched = touched[row * columns + column] === 1
      const rim = !isTouched && isNear(column, row) ? 1 : 0
      const [left, right] = [column * unit + rim, Math.min(width, (column + 1) * unit) - rim]
      let differs = false
      for (let y = row * unit + rim; y < Math.min(height, (row + 1) * unit) - rim; y += 1) {
        const [from, to] = [(y * width + left) * 3, (y * width + right) * 3]
        differs ||= a.data.compare(b.data, from, to, from, to) !== 0
      }
      if (isTouched) found.changed += Number(differs)
      else {
        found.untouched += 1
        found.wrong += Number(differs)
      }
    }
  }
  return found
}

interface Pixels {
  data: Buffer
  width: number
  height: number
}

async function pixelsOf(picture: Uint8Array): Promise<Pixels> {
  const rgb = sharp(picture).removeAlpha().toColourspace('srgb').raw()
  const { data, info } = await rgb.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function unitsTouched({ data, width, height }: Pixels, columns: number, rows: number): Uint8Array {
  const touched = new Uint8Array(columns * rows)
  const by = unit / perPixel
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[(y * width + x) * 3]) touched[Math.floor(y / by) * columns + Math.floor(x / by)] = 1
  return touched
}
