import { collide, type Disc, meeting, slid } from './collision.ts'

/** Blows in one step beyond which the rest of it is let go: three discs in a corner of time may meet without end. */
const mostBlows = 100

/**
 * Discs after a time, with every blow at its own moment, not at the end of a step.
 * @param seconds  of the step
 * @param restitution  0 to 1, for all of them
 * @returns the discs in the same order, and how many blows there were
 */
export function slide(
  discs: readonly Disc[],
  seconds: number,
  restitution: number,
): { discs: Disc[]; blows: number } {
  let now = [...discs]
  let left = seconds
  for (let blows = 0; blows < mostBlows; blows += 1) {
    const next = firstMeeting(now)
    if (!next || next.after > left) return { discs: now.map((disc) => slid(disc, left)), blows }
    now = now.map((disc) => slid(disc, next.after))
    left -= next.after
    const [a, b] = [now[next.a], now[next.b]]
    if (!a || !b) break
    const [after, other] = collide(a, b, restitution)
    now[next.a] = after
    now[next.b] = other
  }
  return { discs: now, blows: mostBlows }
}

/** The pair that touches first. */
function firstMeeting(discs: readonly Disc[]) {
  let first: { a: number; b: number; after: number } | undefined
  for (const [a, one] of discs.entries()) {
    for (const [ahead, other] of discs.slice(a + 1).entries()) {
      const after = meeting(one, other)
      if (after !== undefined && (!first || after < first.after)) {
        first = { a, b: a + 1 + ahead, after }
      }
    }
  }
  return first
}
