import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compareOutside } from './outside-mask.ts'

const [width, height] = [160, 96]

/** A picture of noise, with a red block where told, as a JPEG. */
async function picture(red?: { left: number; top: number }) {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251)
  const block = { create: { width: 16, height: 16, channels: 3 as const, background: 'red' } }
  const base = sharp(data, { raw: { width, height, channels: 3 } })
  const drawn = red ? base.composite([{ input: block, ...red }]) : base
  return drawn.jpeg({ quality: 90, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** One pixel for 8 × 8, white where told. */
function mask(white: readonly (readonly [number, number])[]) {
  const data = new Uint8Array((width / 8) * (height / 8))
  for (const [x, y] of white) data[y * (width / 8) + x] = 255
  const raw = { width: width / 8, height: height / 8, channels: 1 as const }
  return sharp(data, { raw }).png().toBuffer()
}

test('what was drawn differs, and nothing beside it; what is not in the mask is told', async () => {
  const [original, staged] = [await picture(), await picture({ left: 48, top: 32 })]
  const found = await compareOutside(staged, original, await mask([[6, 4]]))
  expect(found).toEqual({ all: 60, untouched: 59, wrong: 0, changed: 1 })
  const aside = await compareOutside(staged, original, await mask([[8, 4]]))
  expect(aside).toMatchObject({ untouched: 59 })
  expect(aside.wrong).toBeGreaterThan(0)
})
