import { proxy } from 'valtio/vanilla'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import { createRandom } from '../../math/random.ts'
import { createInstantPoll, createLearning, createMeetup, createQuestions } from '../civic/model.ts'

const SEED = 127

/** Everything that happens in the hall in one evening, kept as long as the page is open. */
export const createEvening = (demo: CommunicationDemo) => ({
  random: createRandom(SEED),
  townHall: createAttendance(),
  chat: createChat(),
  questions: createQuestions(demo.questions),
  neighbours: createAttendance(demo.meetup.participants),
  table: createMeetup(),
  upcoming: demo.upcoming.map(({ registered }) => createAttendance(registered)),
  poll: createInstantPoll(demo.poll.options.map(({ votes }) => votes)),
  learning: createLearning(demo.lessons),
})

export type EveningState = ReturnType<typeof createEvening>

/** Something that one is part of, or not. */
export interface Attendance {
  attends: boolean
  /** How many attend, the visitor among them. */
  count: number
}

/** @param count  how many attend without the visitor */
export const createAttendance = (count = 0): Attendance => proxy({ attends: false, count })

/** Comes or leaves; the count follows. */
export function toggleAttendance(attendance: Attendance): void {
  attendance.attends = !attendance.attends
  attendance.count += attendance.attends ? 1 : -1
}

interface OwnMessage {
  readonly id: string
  readonly message: string
  /** When it was sent, milliseconds since 1970. */
  readonly time: number
}

/** What the visitor has added to the sample conversation. */
export interface Chat {
  own: OwnMessage[]
}

export const createChat = (): Chat => proxy({ own: [] })

/**
 * Sends a message; blank text is ignored.
 * @param time  milliseconds since 1970
 * @returns whether it was sent
 */
export function sendMessage(chat: Chat, text: string, time: number): boolean {
  const message = text.trim()
  if (message === '') return false
  chat.own.push({ id: `own-${chat.own.length + 1}`, message, time })
  return true
}
