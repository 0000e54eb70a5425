import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { stagingStyles } from '../../content/schemas/staging-styles.ts'
import { locales } from '../../src/site/locales.ts'
import { checkKits } from './check-kits.ts'
import { printManifest, styleManifest } from './manifest.ts'
import { readKits, readLooks } from './read-kits.ts'
import { styleRooms } from './style-rooms.ts'

const kits = readKits()
const looks = readLooks()
const spec = ['modern-minimalist', 'scandinavian', 'industrial', 'contemporary']
const ids = [...spec, 'traditional', 'bohemian']

describe('the kits', () => {
  it('are the six styles, whole and of pieces that exist', () => {
    expect(kits.map(({ id }) => id)).toEqual(ids)
    expect(checkKits(kits, looks)).toEqual([])
  })

  it('differ: no two share a sofa, a wall colour or an accent, or more than two things of a living room', () => {
    const sofas = kits.map(({ rooms }) =>
      rooms['living-room'].find((r) => r.piece === 'modern-sofa'),
    )
    const walls = kits.map(({ palette }) => palette.wall.hex)
    const accents = kits.map(({ palette }) => palette.accent.hex)
    for (const each of [sofas.map((row) => row?.variant), walls, accents]) {
      expect(new Set(each).size).toBe(kits.length)
    }
    const things = kits.map(({ rooms }) =>
      rooms['living-room'].flatMap(({ piece, variant }) =>
        variant ? [`${piece} ${variant}`] : [],
      ),
    )
    for (const [i, mine] of things.entries()) {
      for (const other of things.slice(i + 1)) {
        expect(mine.filter((thing) => other.includes(thing)).length).toBeLessThanOrEqual(2)
      }
    }
  })

  it('are what the manifest says', () => {
    const written = readFileSync('public/styles/manifest.json', 'utf8')
    expect(written).toBe(printManifest(styleManifest(kits)))
  })

  it('stand in the live rooms with every piece of their living rooms', () => {
    const written = readFileSync('src/room-photo/model/showrooms.json', 'utf8')
    expect(JSON.parse(written)).toEqual(styleRooms(kits))
    const counts = kits.map(({ rooms }) =>
      rooms['living-room'].reduce((sum, { count }) => sum + count, 0),
    )
    expect(styleRooms(kits).map(({ items }) => items.length)).toEqual(counts)
  })
})

describe.each(locales)('the styles as %s tells them', (locale) => {
  const { styles } = stagingStyles.schema.parse(
    JSON.parse(readFileSync(`content/${locale}/staging-styles.json`, 'utf8')),
  )
  const hexes = (palette: Record<string, { hex: string }>) =>
    Object.entries(palette).map(([tone, { hex }]) => [tone, hex])

  it('stand in the order of the kits, with their rooms and their tones', () => {
    expect(styles.map(({ id, rooms, palette }) => [id, rooms, hexes(palette)])).toEqual(
      kits.map(({ id, rooms, palette }) => [id, rooms, hexes(palette)]),
    )
  })
})

describe('checkKits', () => {
  const [first] = kits
  const broken = structuredClone(first ? [first] : [])

  it('names what a room lacks and what does not exist', () => {
    const living = broken[0]?.rooms['living-room'] ?? []
    living.splice(0, living.length, { piece: 'throne', count: 1 })
    living.push({ piece: 'modern-sofa', variant: 'pink', count: 1 })
    const problems = checkKits(broken, looks)
    expect(problems).toContain('modern-minimalist: there is no throne')
    expect(problems).toContain('modern-minimalist: living-room lacks a rug')
    expect(problems.some((problem) => /modern-sofa comes as .*, not as pink/.test(problem))).toBe(
      true,
    )
  })
})

describe.each(styleManifest(kits).styles)('the preview of $id', ({ preview }) => {
  it.each(preview.sizes)('is there at $width pixels in both formats', async ({ width, height }) => {
    for (const format of ['avif', 'webp']) {
      const file = `public${preview.path}-${width}.${format}`
      expect(existsSync(file), file).toBe(true)
      const facts = await sharp(file).metadata()
      expect([facts.width, facts.height], file).toEqual([width, height])
    }
  })
})
