import { proxy } from 'valtio/vanilla'

const FEWEST = 10
const MOST = 59

export interface Meetup {
  joined: boolean
  /** How many sit at the visitor's table; 0 before joining. */
  participants: number
}

export const createMeetup = (): Meetup => proxy({ joined: false, participants: 0 })

/**
 * Joins at a table of 10 to 59 people; who has joined stays where they are.
 * @param random  in [0, 1)
 */
export function joinMeetup(meetup: Meetup, random: () => number): void {
  if (meetup.joined) return
  meetup.joined = true
  meetup.participants = FEWEST + Math.floor(random() * (MOST - FEWEST + 1))
}

export function leaveMeetup(meetup: Meetup): void {
  Object.assign(meetup, { joined: false, participants: 0 })
}
