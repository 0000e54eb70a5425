import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { arrange } from './arrange.ts'
import { readKits, readSizes } from './testing/furniture.ts'
import { randomRoom } from './testing/random-room.ts'
import { breachesOf } from './testing/rules.ts'

const sizes = readSizes()

test.each([
  ['living-room', 1, 'modern-sofa'],
  ['bedroom', 1001, 'bed-frame'],
  ['dining-room', 2001, 'dining-table'],
  ['office', 3001, 'study-table'],
] as const)(
  'a random %s breaks no rule, and is furnished',
  { timeout: 60_000 },
  (kind, first, piece) => {
    const kits = readKits(kind)
    let furnished = 0
    for (let seed = first; seed < first + 10; seed += 1) {
      const kit = kits[seed % kits.length]
      if (!kit) throw new RangeError('No kits')
      const room = randomRoom(createRandom(seed))
      const { items } = arrange(room, kit, sizes, seed)
      expect(breachesOf({ room, items, sizes }), `${seed} ${kit.style}`).toEqual([])
      if (items.some((item) => item.piece === piece)) furnished += 1
    }
    expect(furnished).toBeGreaterThan(5)
  },
)
