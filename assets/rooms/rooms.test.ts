import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { sampleRooms } from '../../content/schemas/sample-rooms.ts'
import { locales } from '../../src/site/locales.ts'
import { filesNamed } from '../encode/folder-manifest.ts'
import { previewWidth, stripWidth } from '../encode/pack-preview.ts'
import { packers, resultOf } from '../shots/families.ts'
import { readShots } from '../shots/shots.ts'
import { photographFaults } from './check.ts'
import { equivalentFocalLength } from './exif.ts'
import { readGrey } from './grey.ts'
import { readPhotograph, readRooms, roomFolder } from './manifest.ts'
import { floorTone, lineOffset, wallPattern } from './measure-photograph.ts'
import { photographBudget } from './pack-photograph.ts'
import { rollOf, turnOf } from './photograph.ts'
import { readExifNumbers } from './read-exif.ts'

// Large pictures on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const names = Object.entries(readShots())
  .filter(([, { makes }]) => makes === 'photograph')
  .map(([name, shot]) => resultOf(name, shot))
const file = (name: string, suffix: string) => join(roomFolder, name + suffix)
const small = (name: string) => readGrey(file(name, '.jpg'), 400)

describe('photographs of rooms', () => {
  it('are twelve at least, all listed and none besides', () => {
    expect(names.length).toBeGreaterThanOrEqual(12)
    expect(Object.keys(readRooms())).toEqual([...names].sort())
  })

  it.each(locales)('have a name and words for those who cannot see them, in %s', (locale) => {
    const text = readFileSync(`content/${locale}/sample-rooms.json`, 'utf8')
    const { rooms } = sampleRooms.schema.parse(JSON.parse(text))
    expect(rooms.map(({ id }) => id)).toEqual(names)
  })

  it('are as different as what people bring', async () => {
    const known = names.map((name) => readPhotograph(name))
    expect(known.filter(({ width, height }) => height > width).length, 'portrait').toBeGreaterThan(
      0,
    )
    expect(known.filter((one) => Math.abs(rollOf(one)) > 2).length, 'tilted').toBeGreaterThan(0)
    expect(known.filter((one) => turnOf(one) < 2).length, 'frontal').toBeGreaterThan(0)
    expect(known.filter((one) => turnOf(one) > 30).length, 'corner').toBeGreaterThan(2)
    expect(names.filter((name) => name.endsWith('-half')).length, 'half furnished').toBeGreaterThan(
      1,
    )
    const darkFloor = floorTone(readPhotograph('dark-floor'), await small('dark-floor'))
    const lightFloor = floorTone(readPhotograph('living-corner'), await small('living-corner'))
    expect(darkFloor, 'dark floor').toBeLessThan(0.75 * lightFloor)
    const paper = wallPattern(readPhotograph('wallpaper'), await small('wallpaper'))
    const paint = wallPattern(readPhotograph('living-corner'), await small('living-corner'))
    expect(paper, 'busy wallpaper').toBeGreaterThan(5 * paint)
  })
})

describe.each(names)('%s', (name) => {
  it('has its size, and previews', async () => {
    const { width, height } = readPhotograph(name)
    const facts = await sharp(file(name, '.jpg')).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', width, height])
    expect(statSync(file(name, '.jpg')).size).toBeLessThanOrEqual(photographBudget)
    for (const wide of [stripWidth, previewWidth])
      for (const ending of ['avif', 'webp']) {
        const preview = await sharp(file(name, `-${wide}.${ending}`)).metadata()
        expect(preview.width).toBe(wide)
        expect(preview.width / preview.height).toBeCloseTo(width / height, 2)
      }
  })

  it('is what the manifest says', () => {
    const { width, height, focalLength } = readPhotograph(name)
    const files = filesNamed(roomFolder, name)
    expect(Object.keys(files)).toHaveLength(packers.photograph.suffixes.length)
    expect(readRooms()[name]).toEqual({ width, height, focalLength, files })
  })

  it('has data that can be, and EXIF that agrees', async () => {
    const known = readPhotograph(name)
    expect(photographFaults(known)).toEqual([])
    const { exif } = await sharp(file(name, '.jpg')).metadata()
    const { focalLength, focalLengthIn35mm, focalPlaneX } = readExifNumbers(exif)
    // The focal plane's unit is the millimetre.
    expect((focalLength * focalPlaneX) / known.focalLength).toBeCloseTo(1, 3)
    expect(focalLengthIn35mm).toBe(equivalentFocalLength(known))
  })

  it('shows the lines of its room and windows where its data puts them', async () => {
    expect(lineOffset(readPhotograph(name), await small(name))).toBeLessThan(0.004)
  })
})
