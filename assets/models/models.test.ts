import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { furniture } from '../../content/schemas/furniture.ts'
import { locales } from '../../src/site/locales.ts'
import { readKits } from '../styles/read-kits.ts'
import { smallPieces } from './build-small.ts'
import { checkGlb } from './check-glb.ts'
import { checkUsdz } from './check-usdz.ts'
import { modelIo } from './compress.ts'
import { filesOf, readManifest } from './manifest.ts'
import { measureModel } from './measure-model.ts'
import { variants } from './variants.ts'

const folder = 'public/models'
const documents = locales.map((locale) =>
  furniture.schema.parse(JSON.parse(readFileSync(`content/${locale}/furniture.json`, 'utf8'))),
)
const [english = furniture.schema.parse({})] = documents
const ids = [...english.pieces, ...english.supporting].map(({ id }) => id)
const manifest = readManifest(folder)

// Three's reader makes textures of what it finds; there are no pictures to decode here.
beforeEach(() => {
  vi.stubGlobal('document', {
    createElementNS: () => ({ addEventListener: () => {}, removeEventListener: () => {} }),
  })
})

describe('the catalogue', () => {
  it('has nine pieces and at least 21 others, all modelled and none besides', () => {
    expect(english.pieces).toHaveLength(9)
    expect(ids.length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(manifest)).toEqual([...ids].sort())
  })

  it.each(locales.map((locale, i) => [locale, documents[i]] as const))(
    'measures and names the same things in %s',
    (_locale, document) => {
      const idsOf = (looks: { id: string }[]) => looks.map(({ id }) => id)
      const facts = ({ pieces, supporting }: typeof english) => ({
        pieces: pieces.map(({ name: _, alt: _alt, variants: looks, ...rest }) => ({
          ...rest,
          looks: idsOf(looks),
        })),
        supporting: supporting.map(({ name: _, variants: looks, ...rest }) => ({
          ...rest,
          looks: idsOf(looks),
        })),
      })
      expect(document && facts(document)).toEqual(facts(english))
    },
  )

  it.each(english.pieces.map((piece) => [piece.id, piece] as const))(
    '%s says the size and the looks of its model',
    (id, { width, height, depth, variants: looks }) => {
      const entry = manifest[id]
      const off = [width, height, depth].map((side, axis) => side - (entry?.size[axis] ?? 0))
      expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(0.01)
      expect(looks.map((look) => look.id)).toEqual(entry?.variants)
      expect(entry?.variants).toEqual(variants[id]?.map((recipe) => recipe.id))
    },
  )
})

describe('the other pieces', () => {
  it.each(english.supporting.map((piece) => [piece.id, piece] as const))(
    '%s says the size and the looks of its model',
    (id, { width, height, depth, variants: looks }) => {
      const off = [width, height, depth].map((side, axis) => side - (manifest[id]?.size[axis] ?? 0))
      expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(0.01)
      expect(looks.map((look) => look.id)).toEqual(manifest[id]?.variants)
    },
  )
})

describe('the small models', () => {
  it.each(smallPieces())(
    '%s is sound, of the size and looks of the full one, and lighter',
    async (id) => {
      const glb = readFileSync(join(folder, 'small', `${id}.glb`))
      expect(await checkGlb(glb)).toEqual([])
      const { size, variants: looks } = measureModel(await (await modelIo()).readBinary(glb))
      const { size: full = [], variants: all, files = {} } = manifest[id] ?? {}
      expect(looks).toEqual(all)
      expect(
        Math.max(...size.map((side, axis) => Math.abs(side - (full[axis] ?? 0)))),
      ).toBeLessThan(0.02)
      expect(glb.length).toBeLessThan(files[`${id}.glb`] ?? 0)
    },
  )

  it.each(readKits())('of a living room in $id weigh 450 kB at most', ({ rooms }) => {
    const pieces = new Set(rooms['living-room'].map(({ piece }) => piece))
    const bytes = [...pieces].map((id) => manifest[id]?.files[`small/${id}.glb`] ?? Infinity)
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(450_000)
  })
})

describe.each(ids)('%s', (id) => {
  const glb = () => readFileSync(join(folder, `${id}.glb`))

  it('is a sound model', async () => {
    expect(await checkGlb(glb())).toEqual([])
  })

  it('is what the manifest says', async () => {
    const entry = manifest[id]
    const {
      size,
      triangles,
      variants: looks,
    } = measureModel(await (await modelIo()).readBinary(glb()))
    expect(entry).toMatchObject({ size, triangles, variants: looks, files: filesOf(folder, id) })
  })

  it('opens in a USD reader at its true size', () => {
    const size = manifest[id]?.size ?? [0, 0, 0]
    expect(checkUsdz(readFileSync(join(folder, `${id}.usdz`)), size)).toEqual([])
  })

  it('has a thumbnail of 512 pixels with a transparent ground', async () => {
    const pictures = Object.keys(manifest[id]?.files ?? {}).filter((name) =>
      /^[^/]+(webp|avif)$/.test(name),
    )
    expect(pictures).toContain(`${id}.webp`)
    for (const name of pictures) {
      const facts = await sharp(join(folder, name)).metadata()
      expect([name, facts.width, facts.height, facts.hasAlpha]).toEqual([name, 512, 512, true])
    }
    const { channels } = await sharp(join(folder, `${id}.webp`)).stats()
    expect(channels[3]?.min, 'nothing behind it').toBe(0)
    expect(channels[3]?.max, 'something in it').toBe(255)
  })
})
