import { proxy } from 'valtio/vanilla'
import { wholePercents } from '../../../math/whole-percents.ts'

/** Interval at which simulated votes change while a poll is live, milliseconds. */
export const simulatedVotesIntervalMs = 2000
/** The largest share of all votes that changes in one interval. */
const MOST_MOVED = 0.03
const MOVES = 2

export interface LivePoll {
  live: boolean
  /** Counts, in the order of the options. */
  votes: number[]
  /** The option that the visitor voted for. */
  own: number | undefined
}

export const createLivePoll = (votes: readonly number[]): LivePoll =>
  proxy({ live: false, votes: [...votes], own: undefined })

/** Starts or ends the poll. */
export function toggleLivePoll(poll: LivePoll): void {
  poll.live = !poll.live
}

/** One vote for the visitor; a second is ignored. */
export function voteInLivePoll(poll: LivePoll, option: number): void {
  const count = poll.votes[option]
  if (poll.own !== undefined || count === undefined) return
  poll.votes[option] = count + 1
  poll.own = option
}

export const livePercents = (poll: { readonly votes: readonly number[] }): number[] =>
  wholePercents(poll.votes)

/**
 * One interval of a live poll: some votes move from one option to another. The total stays, no option falls below 0,
 * and the visitor's own vote does not move.
 * @param random  in [0, 1)
 */
export function driftLivePoll(poll: LivePoll, random: () => number): void {
  const { votes } = poll
  if (!poll.live || votes.length < 2) return
  const total = votes.reduce((sum, count) => sum + count, 0)
  const most = Math.max(1, Math.round(total * MOST_MOVED))
  for (let move = 0; move < MOVES; move += 1) {
    const from = Math.floor(random() * votes.length)
    const to = (from + 1 + Math.floor(random() * (votes.length - 1))) % votes.length
    const free = (votes[from] ?? 0) - (poll.own === from ? 1 : 0)
    const moved = Math.min(free, 1 + Math.floor(random() * most))
    votes[from] = (votes[from] ?? 0) - moved
    votes[to] = (votes[to] ?? 0) + moved
  }
}
