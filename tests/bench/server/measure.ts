import type { Bench } from '../bench.ts'
import type { Findings } from '../row.ts'
import { measureDrain } from './drain.ts'
import { measureKills } from './kill.ts'
import { measureStatic } from './static.ts'
import { measureSteady } from './steady.ts'

/** Below so many rounds of killing, the other figures are a taste only, too. */
const fullKills = 1_000

/** What the server holds when it is killed, told to end, and busy; and how fast its pages are. */
export async function measureServer({ options, root }: Bench): Promise<Findings> {
  const isShort = options.kills < fullKills
  const found = [
    await measureStatic(root, '/', isShort ? 3 : 7, isShort ? 2 : 5),
    await measureStatic(root, '/property-tours', isShort ? 3 : 7, isShort ? 2 : 5),
    await measureSteady(root, isShort ? 5 : 60),
    await measureDrain(root, isShort ? 2_000 : 10_000),
    await measureKills(root, options.kills),
  ]
  return { rows: found.map(({ row }) => row), raw: found.map(({ raw }) => raw) }
}
