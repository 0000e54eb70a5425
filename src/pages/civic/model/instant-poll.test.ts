import { expect, test } from 'vitest'
import { createInstantPoll, resetInstantPoll, voteInstantly } from './instant-poll.ts'

test('§5 one vote counts, and a second is ignored', () => {
  const poll = createInstantPoll([3, 0, 1])
  expect(poll.totalVotes).toBe(4)
  voteInstantly(poll, 7)
  expect(poll.userVoted).toBe(false)
  voteInstantly(poll, 1)
  voteInstantly(poll, 0)
  expect(poll).toMatchObject({ votes: [3, 1, 1], totalVotes: 5, userVoted: true, own: 1 })
  resetInstantPoll(poll, [3, 0, 1])
  expect(poll).toEqual(createInstantPoll([3, 0, 1]))
})
