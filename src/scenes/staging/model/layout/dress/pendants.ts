import { poseBy } from '../search/candidates.ts'
import { type Dressing, type Option, type Put, putFirst, type Wanted } from './dressing.ts'
import { tops } from './tops.ts'

/** Over these, best first. */
const under = [
  'dining-table',
  'bedside-table',
  'stool',
  'side-table',
  'coffee-table',
  'study-table',
]

/** From a top to the lamp's underside at least: what stands there is seen. Metres. */
const over = 0.4

/** Hangs a kit's lamps from the ceiling: in a row over a long table, else one over each small one. */
export function hangPendants(dressing: Dressing, wanted: readonly Wanted[]): void {
  const [first] = wanted
  if (!first) return
  const size = dressing.sizes[first.piece]
  if (!size) throw new Error(`No piece ${first.piece}`)
  const lift = Math.round((dressing.space.height - size.height) * 1000) / 1000
  const spots = under.flatMap((piece) =>
    dressing.puts
      .filter((put) => put.piece === piece && put.body.top + over <= lift)
      .map((table) => rowOver(table, size.width, wanted.length)),
  )
  for (const [at, each] of wanted.entries()) {
    const options = spots.flatMap((row): Option[] => {
      const pose = row.length > 1 ? row[at] : row[0]
      return pose ? [{ pose, lift }] : []
    })
    putFirst(dressing, each, options, 'no-table')
  }
}

/** As many as hang over a table's length with air between them; in its middle where that is one. */
function rowOver(table: Put, width: number, count: number) {
  const room = table.body.halfWidth * 2
  const isLong = tops[table.piece]?.isRound !== true && room > 1.6
  const row = isLong ? Math.min(count, Math.floor(room / (width * 1.25))) : 1
  const apart = row > 2 ? width * 1.3 : width * 1.9
  return Array.from({ length: row }, (_, at) =>
    poseBy(table.pose, { x: (at - (row - 1) / 2) * apart, z: 0, turn: 0 }),
  )
}
