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

/** Counts one vote; further votes and invalid options are ignored. */
export function voteInInstantPoll(poll: InstantPoll, option: number): void {
  const count = poll.votes[option]
  if (poll.userVoted || count === undefined) return
  poll.votes[option] = count + 1
  poll.totalVotes += 1
  poll.userVoted = true
  poll.own = option
}

/** Progress of a lesson in one interval, percent. */
const LEARNING_STEP = 10
/** Interval of a running lesson, milliseconds. */
export const lessonProgressIntervalMs = 500

export interface Learning {
  /** The lesson that was started last. */
  active: string | undefined
  /** Per cent by lesson, 0…100. */
  progress: Record<string, number>
}

interface Lesson {
  readonly id: string
  readonly progress: number
}

const progressOf = (lessons: readonly Lesson[]) =>
  Object.fromEntries(lessons.map(({ id, progress }) => [id, progress]))

/** @param lessons  with their initial progress */
export function createLearning(lessons: readonly Lesson[]): Learning {
  return proxy({ active: undefined, progress: progressOf(lessons) })
}

/** Whether the active lesson is below 100; until then no other can be started. */
export function isLearning({ active, progress }: Learning): boolean {
  return active !== undefined && (progress[active] ?? 100) < 100
}

/** Starts a lesson; a completed one begins again. */
export function startLesson(learning: Learning, id: string): void {
  const progress = learning.progress[id]
  if (progress === undefined || isLearning(learning)) return
  if (progress >= 100) learning.progress[id] = 0
  learning.active = id
}

/** Advances the active lesson by one interval. */
export function advanceLesson(learning: Learning): void {
  const { active } = learning
  if (active === undefined || !isLearning(learning)) return
  learning.progress[active] = Math.min(100, (learning.progress[active] ?? 0) + LEARNING_STEP)
}

const FEWEST = 10
const MOST = 59

export interface Meetup {
  joined: boolean
  /** How many sit at the visitor's table; 0 before joining. */
  participants: number
}

export const createMeetup = (): Meetup => proxy({ joined: false, participants: 0 })

/**
 * Joins a table of 10 to 59 people; a second call changes nothing.
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

export interface Question {
  readonly id: string
  readonly question: string
  votes: number
  /** Who asks; the visitor where none is named. */
  readonly user: string | undefined
  readonly answered: boolean
}

export interface Questions {
  list: Question[]
  /** How many the visitor has asked. */
  asked: number
}

interface SampleQuestion {
  readonly id: string
  readonly question: string
  readonly votes: number
  readonly user: string
  readonly answered: boolean
}

export const createQuestions = (sample: readonly SampleQuestion[]): Questions =>
  proxy({ list: sample.map((each) => ({ ...each })), asked: 0 })

/**
 * Appends a visitor's question; blank text is ignored.
 * @returns whether it was asked
 */
export function askQuestion(questions: Questions, text: string): boolean {
  const question = text.trim()
  if (question === '') return false
  questions.asked += 1
  const id = `own-${questions.asked}`
  questions.list.push({ id, question, votes: 0, user: undefined, answered: false })
  return true
}

/** One vote up or down; never below 0. An unknown question is ignored. */
export function voteQuestion(questions: Questions, id: string, by: 1 | -1): void {
  const question = questions.list.find((each) => each.id === id)
  if (question) question.votes = Math.max(0, question.votes + by)
}

/** Sorted by votes, most first; equal ones by age. */
export function sortByVotes<Each extends { readonly votes: number }>(
  list: readonly Each[],
): Each[] {
  return list.toSorted((a, b) => b.votes - a.votes)
}
