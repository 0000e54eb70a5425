import type { Bench } from '../bench.ts'
import type { Row } from '../row.ts'
import { measureMemory } from './memory.ts'
import { measureRules } from './rules.ts'
import { fillShelf } from './shelf.ts'
import { measureTimes } from './times.ts'

/** Sample rooms staged by the page itself: whether a rule is broken, how long it takes, and what memory. */
export async function measureStaging(bench: Bench): Promise<Row[]> {
  const shelf = await fillShelf()
  try {
    const times = await measureTimes(bench, shelf)
    const memory = await measureMemory(bench, shelf)
    return [...(await measureRules(bench)), ...times, ...memory]
  } finally {
    await shelf.stop()
  }
}
