import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { meanDifference, measureSeam } from './seam.ts'

test('the mean difference of samples', () => {
  expect(meanDifference(Uint8Array.of(1, 5, 9), Uint8Array.of(1, 8, 3))).toBe(3)
})

test('a jump from the last frame to the first is seen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seam-'))
  try {
    const grey = [100, 102, 104, 150]
    for (const [index, value] of grey.entries()) {
      const background = { r: value, g: value, b: value }
      await sharp({ create: { width: 32, height: 18, channels: 3, background } })
        .jpeg({ quality: 100 })
        .toFile(join(folder, `0000${index}.jpg`))
    }
    expect(await measureSeam(folder)).toEqual({ seam: 50, step: 46 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
