import { describe, expect, it } from 'vitest'
import { wrap180 } from '../../../../math/angle.ts'
import type { Kit } from '../kit.ts'
import { arrange } from './arrange.ts'
import { kinds, readKits, readSizes } from './testing/furniture.ts'
import { plainRoom } from './testing/plain-room.ts'
import { breachesOf, hardRules, softRules } from './testing/rules.ts'
import { readSampleRooms } from './testing/sample-rooms.ts'

const sizes = readSizes()
const kits = kinds.flatMap(readKits)
const kitOf = (kind: Kit['kind'], style: Kit['style']) =>
  kits.find((kit) => kit.kind === kind && kit.style === style) as Kit
/** One of each kind, in another style each. */
const few = kinds.flatMap((kind, at) => readKits(kind)[at + 1] ?? [])

const needed =
  /^(modern-sofa|coffee-table|armchair|bed-frame|bedside-table|wardrobe|dining-|study-table|office-chair|rug|framed-art|art-pair|mirror|.*lamp)/

function expectDifferent(kit: Kit) {
  const room = plainRoom(5.6, 5)
  const [first, next] = [1, 2].map((seed) => arrange(room, kit, sizes, seed))
  expect(first?.cost, kit.kind).toBeLessThanOrEqual(next?.cost ?? 0)
  const [a, b] = [first?.items[0], next?.items[0]]
  if (!a || !b) throw new RangeError('Nothing stands')
  const isFar = Math.hypot(a.x - b.x, a.z - b.z) >= 0.3
  expect(isFar || Math.abs(wrap180(a.turn - b.turn)) >= 30, `${kit.kind} ${kit.style}`).toBe(true)
}

function expectWhole([width, depth]: readonly [number, number], kit: Kit) {
  const door = { kind: 'door' as const, wall: 2, from: 0.3, to: 1.2, sill: 0, head: 2.05 }
  const room = plainRoom(width, depth, [door])
  const { items, leftOut } = arrange(room, kit, sizes, 1)
  expect(breachesOf({ room, items, sizes }, { ...hardRules, ...softRules }), kit.style).toEqual([])
  const missed = leftOut.filter(({ piece }) => needed.test(piece))
  expect(missed, `${kit.kind} ${kit.style}`).toEqual([])
}

const spaces = [
  [4.8, 4.6],
  [5.6, 4.4],
  [6.5, 6],
] as const
const rooms = readSampleRooms()
const breachesIn = (some: readonly Kit[], { name, room }: (typeof rooms)[number]) =>
  some.flatMap((kit) => {
    const { items } = arrange(room, kit, sizes, 1)
    return breachesOf({ room, items, sizes }).map((found) => `${name} ${kit.style} ${found}`)
  })

describe('an arrangement', { timeout: 60_000 }, () => {
  it('is the same for the same room, kit and seed', () => {
    const room = plainRoom(4.2, 4)
    const kit = kitOf('living-room', 'bohemian')
    for (const seed of [7, -3])
      expect(arrange(room, kit, sizes, seed)).toEqual(arrange(room, kit, sizes, seed))
  })

  it('of the next seed looks different, and costs no less than that of the first', () => {
    for (const kit of few) expectDifferent(kit)
  })

  it('keeps its distances and its main pieces in a room with a door', () => {
    for (const [at, kit] of few.entries()) expectWhole(spaces[at % 3] ?? [6.5, 6], kit)
  })

  it('breaks no rule in our sample rooms', () => {
    expect(rooms).toHaveLength(12)
    const some = rooms.filter((_, at) => at % 2 === 0)
    const found = some.flatMap((room, at) => breachesIn(few.slice(at % 4).slice(0, 1), room))
    expect(found).toEqual([])
  })
})

describe('what finds no place', () => {
  const living = kitOf('living-room', 'contemporary')
  const kit = (...pieces: string[]): Kit => ({
    ...{ kind: 'office', style: 'industrial' },
    pieces: pieces.map((piece) => ({ piece, variant: '', count: 1 })),
  })
  const room = plainRoom(4, 4)
  const whyOf = (place: typeof room, of: Kit, piece: string) =>
    arrange(place, of, sizes, 1).leftOut.find((each) => each.piece === piece)?.why

  it('is left out for want of floor, or where no photo shows it', () => {
    expect(whyOf(plainRoom(2, 2), living, 'modern-sofa')).toBe('no-space')
    const large = plainRoom(6, 6)
    const away = large.views.map((view) => ({ ...view, camera: { ...view.camera, yaw: Math.PI } }))
    expect(whyOf({ ...large, views: away }, living, 'modern-sofa')).toBe('not-seen')
  })

  it.each([
    ['curtains', 'no-window'],
    ['vase', 'no-table'],
    ['pendant', 'no-table'],
  ])('is left out: %s for %s', (piece, why) => {
    expect(whyOf(room, kit(piece), piece)).toBe(why)
  })

  it('is left out without a wall', () => {
    const glass = { kind: 'window' as const, from: 0.2, to: 3.8, sill: 0.5, head: 2.4 }
    const openings = room.outline.map((_, wall) => ({ ...glass, wall }))
    expect(whyOf({ ...room, openings }, kit('mirror'), 'mirror')).toBe('no-wall')
  })

  it('does not keep out what no template knows, as long as it has a size', () => {
    const own = { ...sizes, piano: { width: 1.5, depth: 0.6, height: 1.2 } }
    expect(arrange(room, kit('piano'), own, 1).items.map(({ piece }) => piece)).toEqual(['piano'])
    expect(() => arrange(room, kit('piano'), sizes, 1)).toThrow('No piece piano')
  })
})
