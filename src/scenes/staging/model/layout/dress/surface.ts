import { poseBy } from '../search/candidates.ts'
import { type Dressing, type Option, type Put, putFirst, type Wanted } from './dressing.ts'
import { carriers, potHalf, softTops, tops } from './tops.ts'

/** How small things are turned from what they stand on, degrees: nobody lays books straight. */
const turns: Readonly<Record<string, number>> = { 'book-stack': 28, 'potted-plant': 60, vase: 20 }

/** One lamp is enough for a small table. */
const shares = /^(sideboard|coffee-table|dining-table|tv-bench|bench)$/

/** Puts a small thing on a table, a seat or a bed. */
export function putOnTop(dressing: Dressing, wanted: Wanted): void {
  const options = (carriers[wanted.piece] ?? Object.keys(tops)).flatMap((piece) =>
    dressing.puts
      .filter((put) => put.piece === piece)
      .flatMap((carrier) => optionsOn(dressing, wanted, carrier)),
  )
  putFirst(dressing, wanted, options, 'no-table')
}

function optionsOn(dressing: Dressing, { piece }: Wanted, carrier: Put): Option[] {
  const soft = softTops[carrier.piece]?.[piece]
  if (soft) {
    const { lift, ...pose } = soft
    return [{ pose: poseBy(carrier.pose, pose), lift, isFriend: (put) => put === carrier }]
  }
  const top = tops[carrier.piece]
  const size = dressing.sizes[piece]
  if (!top || !size) return []
  const held = dressing.puts.filter((put) => isOn(put, carrier))
  if (!shares.test(carrier.piece) && held.length > 0) return []
  const { halfWidth, halfDepth } = carrier.body
  const isPlant = piece === 'potted-plant'
  const needs = isPlant ? potHalf : Math.max(size.width, size.depth) / 2
  // A rim of two centimetres, and no thing over the edge.
  const [mostX, mostZ] = [halfWidth - needs - 0.01, halfDepth - needs - 0.01]
  if (mostX < 0 || mostZ < 0) return []
  return top.spots.flatMap(([a, b]) => {
    const x = Math.max(-mostX, Math.min(mostX, a * halfWidth))
    const z = Math.max(-mostZ, Math.min(mostZ, b * halfDepth))
    if (top.isRound && Math.hypot(x, z) > mostX) return []
    const turn = turns[piece] ?? 0
    return [{ pose: poseBy(carrier.pose, { x, z, turn }), lift: round(carrier.body.top) }]
  })
}

/** Whether something stands on a piece. */
export function isOn(put: Put, carrier: Put): boolean {
  if (put === carrier || Math.abs(put.lift - carrier.body.top) > 0.01) return false
  const far = Math.hypot(put.pose.x - carrier.pose.x, put.pose.z - carrier.pose.z)
  return far < Math.max(carrier.body.halfWidth, carrier.body.halfDepth)
}

const round = (lift: number) => Math.round(lift * 1000) / 1000
