import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import { createRandom } from '../../math/random.ts'
import { createInstantPoll } from '../civic/model/instant-poll.ts'
import { createLearning } from '../civic/model/learning.ts'
import { createMeetup } from '../civic/model/meetup.ts'
import { createQuestions } from '../civic/model/questions.ts'
import { createAttendance } from './model/attendance.ts'
import { createChat } from './model/chat.ts'

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
