import { createRandom } from '../../../../../math/random.ts'
import type { RoomKind, StagingRoom } from '../../room.ts'
import { type Arrangement, arrange } from '../arrange.ts'
import { breachesOf, softRules } from '../rules/rules.ts'
import { readKits, readSizes } from './furniture.ts'
import { randomRoom } from './random-room.ts'

interface Furnished {
  seed: number
  style: string
  room: StagingRoom
  arrangement: Arrangement
}

const sizes = readSizes()

/** Random rooms of a kind, each furnished in the next of the six styles. @param first  the seed of the first of them */
export function* furnishRooms(
  kind: RoomKind,
  first: number,
  count: number,
  least?: number,
): Generator<Furnished> {
  const kits = readKits(kind)
  for (let seed = first; seed < first + count; seed += 1) {
    const kit = kits[seed % kits.length]
    if (!kit) throw new RangeError('No kits')
    const room = randomRoom(createRandom(seed), least)
    yield { seed, style: kit.style, room, arrangement: arrange(room, kit, sizes, seed) }
  }
}

/**
 * The rules that random rooms break once they are furnished, each with the room's seed; and in how many rooms there was
 * no room for what only large ones have.
 */
export function breachesIn(kind: RoomKind, first: number, count: number) {
  const breaches: string[] = []
  const pieces: Record<string, number> = {}
  let tight = 0
  for (const { seed, style, room, arrangement } of furnishRooms(kind, first, count)) {
    const { items } = arrangement
    for (const found of breachesOf({ room, items, sizes }))
      breaches.push(`${seed} ${style} ${found}`)
    if (breachesOf({ room, items, sizes }, softRules).length > 0) tight += 1
    for (const { piece } of items) pieces[piece] = (pieces[piece] ?? 0) + 1
  }
  return { breaches, pieces, tight }
}
