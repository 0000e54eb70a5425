import { createRandom } from '../../src/math/random.ts'
import { arrange } from '../../src/scenes/staging/model/layout/arrange.ts'
import {
  kinds,
  readKits,
  readSizes,
} from '../../src/scenes/staging/model/layout/testing/furniture.ts'
import { breachesOf } from '../../src/scenes/staging/model/layout/testing/rules.ts'
import { readSampleRooms } from '../../src/scenes/staging/model/layout/testing/sample-rooms.ts'
import {
  apartIn,
  furnishJoined,
  joinSamples,
  samplePairs,
} from '../../src/scenes/staging/model/multi-photo/testing/join-samples.ts'
import { median, noneOf, type Row } from './row.ts'

/** How fast and how well the sample rooms are furnished: each as each kind of room, in each style. */
export async function measureLayout(): Promise<Row[]> {
  const [sizes, rooms] = [readSizes(), readSampleRooms()]
  const times: number[] = []
  const breaches: string[] = []
  for (const { name, room } of rooms) {
    for (const kit of kinds.flatMap(readKits)) {
      const started = performance.now()
      const { items } = arrange(room, kit, sizes, 1)
      times.push(performance.now() - started)
      const found = breachesOf({ room, items, sizes })
      breaches.push(...found.map((breach) => `${name} ${kit.style} ${kit.kind} ${breach}`))
    }
  }
  const [usual, slowest] = [Math.round(median(times)), Math.round(Math.max(...times))]
  return [
    {
      what: `layout: an arrangement, median of ${times.length}`,
      measured: `${usual} ms (slowest ${slowest} ms)`,
      budget: '≤ 300 ms',
      holds: usual <= 300,
    },
    noneOf(`layout: rules broken in ${rooms.length} sample rooms, 4 kinds, 6 styles`, breaches),
  ]
}

/** Pixels that a mark is off at most, each way, in a photo 2000 pixels wide. */
const off = 2
const hands = 20

/** How far apart pieces stand in two pictures of one room that were joined by marks of an unsteady hand. */
export async function measureTogether(): Promise<Row[]> {
  const apart = samplePairs.flatMap((pair) => {
    const joinedBy = (hand: number) => {
      const random = createRandom(hand)
      const each = () => (random() * 2 - 1) * off
      return joinSamples(pair, () => ({ x: each(), y: each() }))
    }
    // The room is the same for all hands: furnished once, it is looked at from where each hand puts the second camera.
    const items = furnishJoined(joinedBy(0), pair.kind).flat()
    return Array.from({ length: hands }, (_, hand) => apartIn(joinedBy(hand), items)).flat()
  })
  const [middle, worst] = [100 * median(apart), 100 * Math.max(...apart)]
  return [
    {
      what: `two photos of a room: a piece is apart by, cameras known, median of ${apart.length}`,
      measured: `${middle.toFixed(1)} cm (worst ${worst.toFixed(1)} cm)`,
      budget: 'worst ≤ 5 cm',
      holds: worst <= 5,
    },
  ]
}
