import type { Bench } from '../bench.ts'
import type { Row } from '../row.ts'
import { measureDrain } from './drain.ts'
import { measureKills } from './kill.ts'
import { measureStatic } from './static.ts'
import { measureSteady } from './steady.ts'

/** Below so many rounds of killing, the other figures are a taste only, too. */
const fullKills = 1_000

type Wanted = Pick<Bench, 'options' | 'root'>

const isShort = ({ options }: Wanted): boolean => options.kills < fullKills

/** How fast the server's pages are. */
export async function measureDelivery(bench: Wanted): Promise<Row[]> {
  const [rounds, seconds] = isShort(bench) ? [3, 2] : [7, 5]
  const rows: Row[] = []
  for (const page of ['/', '/property-tours'])
    rows.push(await measureStatic(bench.root, page, rounds, seconds))
  return rows
}

/** What the server does with messages while it is busy, and while it is told to end. */
export async function measureMessages(bench: Wanted): Promise<Row[]> {
  return [
    await measureSteady(bench.root, isShort(bench) ? 5 : 60),
    await measureDrain(bench.root, isShort(bench) ? 2_000 : 10_000),
  ]
}

/** What it holds when it is killed. */
export async function measureKilling({ options, root }: Wanted): Promise<Row[]> {
  return [await measureKills(root, options.kills)]
}
