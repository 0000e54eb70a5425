import { proxy } from 'valtio/vanilla'

export interface InstantPoll {
  /** Counts, in the order of the options. */
  votes: number[]
  totalVotes: number
  userVoted: boolean
  /** The option that the visitor chose. */
  own: number | undefined
}

const sample = (votes: readonly number[]): InstantPoll => ({
  votes: [...votes],
  totalVotes: votes.reduce((sum, count) => sum + count, 0),
  userVoted: false,
  own: undefined,
})

export const createInstantPoll = (votes: readonly number[]): InstantPoll => proxy(sample(votes))

/** Counts one vote; a second one, and one for no option, are ignored. */
export function voteInstantly(poll: InstantPoll, option: number): void {
  const count = poll.votes[option]
  if (poll.userVoted || count === undefined) return
  poll.votes[option] = count + 1
  poll.totalVotes += 1
  poll.userVoted = true
  poll.own = option
}

export function resetInstantPoll(poll: InstantPoll, votes: readonly number[]): void {
  Object.assign(poll, sample(votes))
}
