import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureDifference } from './difference.ts'

const folder = mkdtempSync(join(tmpdir(), 'difference-'))

async function flat(name: string, width: number, colour: string): Promise<string> {
  const file = join(folder, `${name}.png`)
  await sharp({ create: { width, height: 4, channels: 4, background: colour } }).toFile(file)
  return file
}

test('a picture does not differ from itself', async () => {
  const grey = await flat('grey', 4, '#808080')
  expect(await pictureDifference(grey, grey)).toBe(0)
})

test('one level of 255 in all colours, none in opacity', async () => {
  const [grey, lighter] = [await flat('a', 4, '#808080'), await flat('b', 4, '#818181')]
  expect(await pictureDifference(grey, lighter)).toBeCloseTo(0.75 / 255, 6)
})

test('what is not seen does not count', async () => {
  const [red, blue] = [await flat('c', 4, '#ff000000'), await flat('d', 4, '#0000ff00')]
  expect(await pictureDifference(red, blue)).toBe(0)
})

test('pictures of different sizes are not compared', async () => {
  const [narrow, wide] = [await flat('e', 4, '#808080'), await flat('f', 8, '#808080')]
  await expect(pictureDifference(narrow, wide)).rejects.toThrow(RangeError)
})
