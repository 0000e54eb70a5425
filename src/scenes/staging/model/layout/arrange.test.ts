import { describe, expect, it } from 'vitest'
import { wrap180 } from '../../../../math/angle.ts'
import type { Item } from '../../../furniture/model/room/item.ts'
import { arrange } from './arrange.ts'
import type { Kit } from './kit.ts'
import { breachesOf, hardRules, softRules } from './rules/rules.ts'
import { kinds, readKits, readSizes } from './testing/furniture.ts'
import { plainRoom } from './testing/plain-room.ts'
import { readSampleRooms } from './testing/sample-rooms.ts'

const sizes = readSizes()

const kitOf = (kind: Kit['kind'], style: Kit['style']): Kit => {
  const kit = readKits(kind).find((each) => each.style === style)
  if (!kit) throw new RangeError('No such style')
  return kit
}

const mainOf = ({ items }: { items: Item[] }): Item => {
  const [main] = items
  if (!main) throw new RangeError('Nothing stands')
  return main
}

describe('an arrangement', () => {
  it('is the same for the same room, kit and seed', () => {
    const room = plainRoom(5.2, 4.6)
    const kit = kitOf('living-room', 'bohemian')
    expect(arrange(room, kit, sizes, 7)).toEqual(arrange(room, kit, sizes, 7))
    expect(arrange(room, kit, sizes, -3)).toEqual(arrange(room, kit, sizes, -3))
  })

  it('of the first seed costs no more than of the next ones', () => {
    const room = plainRoom(5.6, 5)
    for (const kind of kinds) {
      const [first = 0, ...next] = [1, 2, 3].map(
        (seed) => arrange(room, kitOf(kind, 'scandinavian'), sizes, seed).cost,
      )
      expect(first, kind).toBeLessThanOrEqual(Math.min(...next))
    }
  })

  it.each(kinds)('of the next seed looks different, in a %s', { timeout: 60_000 }, (kind) => {
    for (const kit of readKits(kind)) {
      const room = plainRoom(5.6, 5)
      const [a, b] = [1, 2].map((seed) => mainOf(arrange(room, kit, sizes, seed)))
      const far = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.z ?? 0) - (b?.z ?? 0))
      const turned = Math.abs(wrap180((a?.turn ?? 0) - (b?.turn ?? 0)))
      expect(far >= 0.3 || turned >= 30, kit.style).toBe(true)
    }
  })

  it('of every style breaks no rule in our sample rooms', { timeout: 120_000 }, () => {
    const rooms = readSampleRooms()
    expect(rooms).toHaveLength(12)
    const breaches = rooms.flatMap(({ name, room }) =>
      kinds.flatMap((kind) =>
        readKits(kind).flatMap((kit) => {
          const { items } = arrange(room, kit, sizes, 1)
          return breachesOf({ room, items, sizes }).map((found) => `${name} ${kit.style} ${found}`)
        }),
      ),
    )
    expect(breaches).toEqual([])
  })

  it.each([
    [4.8, 4.6],
    [5.6, 4.4],
    [6.5, 6],
  ])(
    'keeps its distances and its main pieces in a room of %d × %d m',
    { timeout: 60_000 },
    (width, depth) => {
      const door = { kind: 'door' as const, wall: 2, from: 0.3, to: 1.2, sill: 0, head: 2.05 }
      const room = plainRoom(width, depth, [door])
      for (const kind of kinds) {
        for (const kit of readKits(kind)) {
          const { items, leftOut } = arrange(room, kit, sizes, 1)
          const rules = { ...hardRules, ...softRules }
          expect(breachesOf({ room, items, sizes }, rules), kit.style).toEqual([])
          const missed = leftOut.filter(({ piece }) => needed.test(piece))
          expect(missed, `${kind} ${kit.style}`).toEqual([])
        }
      }
    },
  )
})

const needed =
  /^(modern-sofa|coffee-table|armchair|bed-frame|bedside-table|wardrobe|dining-|study-table|office-chair|rug|framed-art|art-pair|mirror|.*lamp)/

describe('what finds no place', () => {
  const living = kitOf('living-room', 'contemporary')
  const whyOf = (room: Parameters<typeof arrange>[0], kit: Kit, piece: string) =>
    arrange(room, kit, sizes, 1).leftOut.find((each) => each.piece === piece)?.why

  it('is left out for want of floor', () => {
    expect(whyOf(plainRoom(2, 2), living, 'modern-sofa')).toBe('no-space')
  })

  it('is left out where no photo shows it', () => {
    const room = plainRoom(6, 6)
    const away = room.views.map((view) => ({ ...view, camera: { ...view.camera, yaw: Math.PI } }))
    expect(whyOf({ ...room, views: away }, living, 'modern-sofa')).toBe('not-seen')
  })

  it('is left out without a window, a table or a wall', () => {
    const kit = (...pieces: string[]): Kit => ({
      kind: 'office',
      style: 'industrial',
      pieces: pieces.map((piece) => ({ piece, look: '', count: 1 })),
    })
    const room = plainRoom(4, 4)
    expect(whyOf(room, kit('curtains'), 'curtains')).toBe('no-window')
    expect(whyOf(room, kit('vase'), 'vase')).toBe('no-table')
    expect(whyOf(room, kit('pendant'), 'pendant')).toBe('no-table')
    const glass = room.outline.map((_, wall) => ({
      kind: 'window' as const,
      wall,
      from: 0.2,
      to: 3.8,
      sill: 0.5,
      head: 2.4,
    }))
    expect(whyOf({ ...room, openings: glass }, kit('mirror'), 'mirror')).toBe('no-wall')
  })

  it('does not keep out what no template knows', () => {
    const kit: Kit = {
      kind: 'bedroom',
      style: 'scandinavian',
      pieces: [{ piece: 'piano', look: '', count: 1 }],
    }
    const own = { ...sizes, piano: { width: 1.5, depth: 0.6, height: 1.2 } }
    expect(arrange(plainRoom(4, 4), kit, own, 1).items.map(({ piece }) => piece)).toEqual(['piano'])
    expect(() => arrange(plainRoom(4, 4), kit, sizes, 1)).toThrow('No piece piano')
  })
})
