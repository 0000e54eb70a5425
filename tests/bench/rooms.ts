import { arrange } from '../../src/scenes/staging/model/layout/arrange.ts'
import {
  kinds,
  readKits,
  readSizes,
} from '../../src/scenes/staging/model/layout/testing/furniture.ts'
import { breachesOf } from '../../src/scenes/staging/model/layout/testing/rules.ts'
import { readSampleRooms } from '../../src/scenes/staging/model/layout/testing/sample-rooms.ts'
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
