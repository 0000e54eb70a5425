import type { Bench } from '../bench.ts'
import type { Findings } from '../row.ts'
import { measureMemory } from './memory.ts'
import { measureRules } from './rules.ts'
import { fillShelf } from './shelf.ts'
import { measureTimes } from './times.ts'

/** Sample rooms staged by the page itself: whether a rule is broken, how long it takes, and what memory. */
export async function measureStaging(bench: Bench): Promise<Findings> {
  const shelf = await fillShelf()
  try {
    const [times, timed] = await measureTimes(bench, shelf)
    const [memory, taken] = await measureMemory(bench, shelf)
    const [rules, furnished] = await measureRules(bench)
    return { rows: [...rules, ...times, ...memory], raw: { furnished, timed, taken } }
  } finally {
    await shelf.stop()
  }
}
