import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import {
  createLivePoll,
  driftLivePoll,
  livePercents,
  simulatedVotesIntervalMs,
  toggleLivePoll,
  voteInLivePoll,
} from './live-poll.ts'

const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)

test('§4 §9 Start Live Poll and End Poll toggle the poll, and only a live one drifts', () => {
  expect(simulatedVotesIntervalMs).toBe(2000)
  const poll = createLivePoll([40, 30, 30])
  driftLivePoll(poll, createRandom(1))
  expect(poll.votes).toEqual([40, 30, 30])
  toggleLivePoll(poll)
  driftLivePoll(poll, createRandom(1))
  expect(poll.votes).not.toEqual([40, 30, 30])
  toggleLivePoll(poll)
  expect(poll.live).toBe(false)
})

test('§4 percentages drift, stay at 0 or above and add up to 100', () => {
  for (let seed = 0; seed < 3; seed += 1) {
    const random = createRandom(seed)
    const poll = createLivePoll([0, 3, 90, 1].slice(0, 2 + (seed % 3)))
    const before = sum(poll.votes)
    toggleLivePoll(poll)
    voteInLivePoll(poll, 0)
    for (let tick = 0; tick < 200; tick += 1) {
      driftLivePoll(poll, random)
      expect(Math.min(...poll.votes)).toBeGreaterThanOrEqual(0)
      expect(sum(poll.votes)).toBe(before + 1)
      expect(sum(livePercents(poll))).toBe(100)
      expect(poll.votes[0]).toBeGreaterThanOrEqual(1)
    }
  }
})

test('§4 a vote is counted once', () => {
  const poll = createLivePoll([4, 4])
  voteInLivePoll(poll, 9)
  voteInLivePoll(poll, 1)
  voteInLivePoll(poll, 0)
  expect(poll).toMatchObject({ votes: [4, 5], own: 1 })
})
