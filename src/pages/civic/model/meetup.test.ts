import { expect, test } from 'vitest'
import { createMeetup, joinMeetup, leaveMeetup } from './meetup.ts'

test('§9 10 to 59 take part', () => {
  const most = createMeetup()
  joinMeetup(most, () => 0.999)
  expect(most.participants).toBe(59)
})

test('§4 a meetup is joined and left; joining twice changes nothing', () => {
  const meetup = createMeetup()
  joinMeetup(meetup, () => 0)
  joinMeetup(meetup, () => 0.99)
  expect(meetup).toEqual({ joined: true, participants: 10 })
  leaveMeetup(meetup)
  expect(meetup).toEqual(createMeetup())
})
