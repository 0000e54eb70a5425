import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { readGPano } from '../../src/scenes/tour/model/picture/gpano.ts'
import { filesNamed } from '../encode/folder-manifest.ts'
import { avifBudget, panoramaBudget } from '../encode/pack-panorama.ts'
import { previewBudget, previewWidth } from '../encode/pack-preview.ts'
import { wrapSeam } from '../encode/wrap-seam.ts'
import { packers } from '../shots/families.ts'
import { readShots } from '../shots/shots.ts'
import {
  headingOf,
  panoramaFolder,
  readHomePanoramas,
  readStandingPoints,
} from './panorama-manifest.ts'

// Large pictures on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const names = readStandingPoints().map(({ id }) => id)
const shots = readShots()

describe('the panoramas of the home', () => {
  it('are one for each standing point, and none besides', () => {
    expect(names.length).toBeGreaterThanOrEqual(5)
    expect(Object.keys(readHomePanoramas())).toEqual([...names].sort())
  })

  it('are fine enough for tiles to pay in two rooms', () => {
    const wide = Object.values(readHomePanoramas()).filter(({ width }) => width >= 8192)
    expect(wide.length).toBeGreaterThanOrEqual(2)
  })
})

const all = [
  ...names.map((name) => ({ file: join(panoramaFolder, `${name}.jpg`), shot: `home-${name}` })),
  { file: 'public/panoramas/sample-living-room.jpg', shot: 'sample-living-room' },
]

describe.each(all)('$file', ({ file, shot }) => {
  it('is twice as wide as high, within its budget, with GPano tags', async () => {
    const { width, height, format } = await sharp(file).metadata()
    expect([format, width, width]).toEqual(['jpeg', shots[shot]?.width, 2 * height])
    expect(width).toBeGreaterThanOrEqual(4096)
    expect(statSync(file).size).toBeLessThanOrEqual(panoramaBudget[width] ?? 0)
    const gpano = readGPano(readFileSync(file).subarray(0, 65_536))
    expect(gpano).toMatchObject({ projection: 'equirectangular', full: { width, height } })
  })

  it('goes on where it closes', async () => {
    const { seam, beside } = await wrapSeam(file)
    expect(seam).toBeLessThanOrEqual(Math.max(3, 1.5 * beside))
  })
})

describe.each(names)('%s', (name) => {
  it('is there as AVIF of the same size, with GPano tags', async () => {
    const file = join(panoramaFolder, `${name}.avif`)
    const { width, height } = await sharp(file).metadata()
    expect(readHomePanoramas()[name]).toMatchObject({ width, height })
    expect(statSync(file).size).toBeLessThanOrEqual(avifBudget(width))
    expect(readGPano(readFileSync(file))?.projection).toBe('equirectangular')
  })

  it('has previews', async () => {
    for (const ending of ['avif', 'webp'] as const) {
      const file = join(panoramaFolder, `${name}-${previewWidth}.${ending}`)
      const { width, height } = await sharp(file).metadata()
      expect([width, height]).toEqual([previewWidth, previewWidth / 2])
      expect(statSync(file).size).toBeLessThanOrEqual(previewBudget[ending])
    }
  })

  it('is what the manifest says, and looks where home.json says', () => {
    const entry = readHomePanoramas()[name]
    expect(entry?.files).toEqual(filesNamed(panoramaFolder, name))
    expect(Object.keys(entry?.files ?? {})).toHaveLength(packers['home-panorama'].suffixes.length)
    expect(entry?.heading).toBe(headingOf(name))
    const head = readFileSync(join(panoramaFolder, `${name}.jpg`)).subarray(0, 65_536)
    expect(readGPano(head)).toMatchObject({ poseHeading: entry?.heading })
  })
})
