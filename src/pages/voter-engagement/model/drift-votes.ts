/** Interval at which simulated votes change while a poll is live, milliseconds. */
export const DRIFT_INTERVAL_MS = 2000
/** The largest share of all votes that changes in one interval. */
const MOST_MOVED = 0.03
const MOVES = 2

/**
 * One interval of a live poll: some votes move from one option to another. The total stays, no option falls below 0,
 * and the visitor's own vote does not move.
 * @param votes  counts, in the order of the options
 * @param own  the option that the visitor voted for
 * @param random  in [0, 1)
 */
export function driftVotes(
  votes: readonly number[],
  own: number | undefined,
  random: () => number,
): number[] {
  const moved = [...votes]
  if (votes.length < 2) return moved
  const total = votes.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, Math.round(total * MOST_MOVED))
  for (let move = 0; move < MOVES; move += 1) {
    const from = Math.floor(random() * votes.length)
    const to = (from + 1 + Math.floor(random() * (votes.length - 1))) % votes.length
    const free = (moved[from] ?? 0) - (own === from ? 1 : 0)
    const count = Math.min(free, 1 + Math.floor(random() * most))
    moved[from] = (moved[from] ?? 0) - count
    moved[to] = (moved[to] ?? 0) + count
  }
  return moved
}
