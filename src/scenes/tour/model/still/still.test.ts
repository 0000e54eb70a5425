import { expect, test } from 'vitest'
import { readSide } from './picture-size.ts'
import { partWindow, viewParts } from './view-parts.ts'

test.each([
  ['64', 64],
  [' 8192 ', 8192],
  ['1080', 1080],
  ['63', null],
  ['8193', null],
  ['', null],
  ['10.5', null],
  ['1e3', null],
  ['-100', null],
  ['0x80', null],
  ['١٠٨٠', null],
])('a side of %j is %j', (text, side) => {
  expect(readSide(text)).toBe(side)
})

test('the parts cover the picture, each pixel once, and none is too large', () => {
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 8192, height: 64 },
    { width: 4097, height: 4096 },
  ]) {
    const parts = viewParts(size, 1000)
    const area = parts.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area).toBe(size.width * size.height)
    expect(new Set(parts.map(({ x, y }) => `${x} ${y}`)).size).toBe(parts.length)
    for (const { width, height } of parts) expect(Math.max(width, height)).toBeLessThanOrEqual(1000)
  }
})

test('the corners of a part are the corners of what is drawn for it', () => {
  const size = { width: 3000, height: 2000 }
  const part = { x: 1000, y: 500, width: 600, height: 400 }
  const { scale, shift } = partWindow(part, size)
  const drawn = (x: number, y: number) => [
    ((x / size.width) * 2 - 1) * scale[0] + shift[0],
    (1 - (y / size.height) * 2) * scale[1] + shift[1],
  ]
  for (const [x, y, right, up] of [
    [1000, 500, -1, 1],
    [1600, 900, 1, -1],
    [1300, 700, 0, 0],
  ] as const) {
    const [across, along] = drawn(x, y)
    expect(across).toBeCloseTo(right, 12)
    expect(along).toBeCloseTo(up, 12)
  }
  expect(partWindow({ x: 0, y: 0, ...size }, size)).toEqual({ scale: [1, 1], shift: [-0, -0] })
})
