import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import type { RoomKind } from '../room.ts'
import { arrange } from './arrange.ts'
import { breachesOf } from './rules/rules.ts'
import { readKits, readSizes } from './testing/furniture.ts'
import { randomRoom } from './testing/random-room.ts'

const sizes = readSizes()

/** What random rooms of a kind break once they are furnished, each in the next of the six styles; and how many have a piece. */
function furnish(kind: RoomKind, first: number, count: number, piece: string) {
  const kits = readKits(kind)
  const told = { breaches: [] as string[], furnished: 0 }
  for (let seed = first; seed < first + count; seed += 1) {
    const kit = kits[seed % kits.length]
    if (!kit) throw new RangeError('No kits')
    const room = randomRoom(createRandom(seed))
    const { items } = arrange(room, kit, sizes, seed)
    for (const found of breachesOf({ room, items, sizes }))
      told.breaches.push(`${seed} ${kit.style} ${found}`)
    if (items.some((item) => item.piece === piece)) told.furnished += 1
  }
  return told
}

const kinds = [
  ['living-room', 1, 500, 'modern-sofa', 0.8],
  ['bedroom', 1001, 500, 'bed-frame', 0.7],
  ['dining-room', 2001, 260, 'dining-table', 0.77],
  ['office', 3001, 260, 'study-table', 0.77],
] as const

test.each(kinds)(
  'a random %s breaks no rule, and is furnished',
  { timeout: 60_000 },
  (kind, first, _, piece) => {
    const { breaches, furnished } = furnish(kind, first, 10, piece)
    expect(breaches).toEqual([])
    expect(furnished).toBeGreaterThan(5)
  },
)

test.each(kinds)(
  'no %s of many breaks a rule, and most are furnished',
  { tags: ['all'], timeout: 300_000 },
  (kind, first, count, piece, share) => {
    const { breaches, furnished } = furnish(kind, first, count, piece)
    expect(breaches).toEqual([])
    expect(furnished / count).toBeGreaterThan(share)
  },
)
