import { expect, test } from 'vitest'
import {
  advanceLesson,
  askQuestion,
  createInstantPoll,
  createLearning,
  createMeetup,
  createQuestions,
  isLearning,
  joinMeetup,
  leaveMeetup,
  lessonProgressIntervalMs,
  sortByVotes,
  startLesson,
  voteInInstantPoll,
  voteQuestion,
} from './model.ts'

test('§5 one vote counts, and a second is ignored', () => {
  const poll = createInstantPoll([3, 0, 1])
  expect(poll.totalVotes).toBe(4)
  voteInInstantPoll(poll, 7)
  expect(poll.userVoted).toBe(false)
  voteInInstantPoll(poll, 1)
  voteInInstantPoll(poll, 0)
  expect(poll).toMatchObject({ votes: [3, 1, 1], totalVotes: 5, userVoted: true, own: 1 })
})

const lessons = [
  { id: 'seats', progress: 0 },
  { id: 'budget', progress: 95 },
  { id: 'polls', progress: 100 },
]

test('§4 §9 a started lesson is active and rises by 10 each 500 ms to 100, then stops', () => {
  expect(lessonProgressIntervalMs).toBe(500)
  const learning = createLearning(lessons)
  expect(isLearning(learning)).toBe(false)
  advanceLesson(learning)
  expect(learning.progress.seats).toBe(0)
  startLesson(learning, 'seats')
  const seen: number[] = []
  for (let tick = 0; tick < 12; tick += 1) {
    advanceLesson(learning)
    seen.push(learning.progress.seats ?? Number.NaN)
  }
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100])
  expect(learning.active).toBe('seats')
  expect(isLearning(learning)).toBe(false)
})

test('§4 while one is below 100 no other starts, and an unknown one never', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'nothing')
  expect(learning.active).toBeUndefined()
  startLesson(learning, 'seats')
  startLesson(learning, 'budget')
  expect(learning.active).toBe('seats')
})

test('progress never passes 100, and a completed lesson restarts', () => {
  const learning = createLearning(lessons)
  startLesson(learning, 'budget')
  advanceLesson(learning)
  expect(learning.progress.budget).toBe(100)
  startLesson(learning, 'polls')
  expect(learning.progress.polls).toBe(0)
})

test('§4 §9 a meetup of 10 to 59 is joined and left; joining twice changes nothing', () => {
  const meetup = createMeetup()
  joinMeetup(meetup, () => 0)
  joinMeetup(meetup, () => 0.99)
  expect(meetup).toEqual({ joined: true, participants: 10 })
  leaveMeetup(meetup)
  expect(meetup).toEqual(createMeetup())
  joinMeetup(meetup, () => 0.999)
  expect(meetup.participants).toBe(59)
})

const sample = [
  { id: 'a', question: 'When?', votes: 3, user: 'Ida', answered: false },
  { id: 'b', question: 'Where?', votes: 5, user: 'Ben', answered: true },
  { id: 'c', question: 'Why?', votes: 5, user: 'Cleo', answered: false },
]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('§4 a vote counts one up or down, and an unknown question is ignored', () => {
  const questions = createQuestions(sample)
  voteQuestion(questions, 'a', 1)
  voteQuestion(questions, 'a', 1)
  voteQuestion(questions, 'b', -1)
  voteQuestion(questions, 'z', 1)
  expect(questions.list.map(({ votes }) => votes)).toEqual([5, 4, 5])
})

test('§4 the list is sorted by votes, the older of equals first', () => {
  expect(ids(sortByVotes(createQuestions(sample).list))).toEqual(['b', 'c', 'a'])
})

test('§4 blank text is ignored; a question has no votes at first', () => {
  const questions = createQuestions(sample)
  expect(askQuestion(questions, ' \n\t ')).toBe(false)
  expect(questions.list).toHaveLength(3)
  expect(askQuestion(questions, '  Who pays? ')).toBe(true)
  expect(questions.list.at(-1)).toEqual({
    id: 'own-1',
    question: 'Who pays?',
    votes: 0,
    user: undefined,
    answered: false,
  })
})

test('no count falls below 0, and each question has a unique id', () => {
  const questions = createQuestions(sample)
  for (let time = 0; time < 4; time += 1) voteQuestion(questions, 'a', -1)
  expect(questions.list[0]?.votes).toBe(0)
  for (const text of ['One?', 'Two?']) askQuestion(questions, text)
  expect(ids(sortByVotes(questions.list))).toEqual(['b', 'c', 'a', 'own-1', 'own-2'])
})
