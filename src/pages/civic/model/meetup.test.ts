import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { createMeetup, joinMeetup, leaveMeetup } from './meetup.ts'

test('§9 10 to 59 take part, and each number does', () => {
  const random = createRandom(3)
  const seen = new Set<number>()
  for (let time = 0; time < 3000; time += 1) {
    const meetup = createMeetup()
    joinMeetup(meetup, random)
    seen.add(meetup.participants)
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => 10 + i))
})

test('§4 a meetup is joined and left; joining twice changes nothing', () => {
  const meetup = createMeetup()
  joinMeetup(meetup, () => 0)
  joinMeetup(meetup, () => 0.99)
  expect(meetup).toEqual({ joined: true, participants: 10 })
  leaveMeetup(meetup)
  expect(meetup).toEqual(createMeetup())
})
