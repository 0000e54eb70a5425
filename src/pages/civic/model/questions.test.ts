import { expect, test } from 'vitest'
import { createRandom } from '../../../math/random.ts'
import { askQuestion, byVotes, createQuestions, resetQuestions, voteQuestion } from './questions.ts'

const sample = [
  { id: 'a', question: 'When?', votes: 3, user: 'Ida', answered: false },
  { id: 'b', question: 'Where?', votes: 5, user: 'Ben', answered: true },
  { id: 'c', question: 'Why?', votes: 5, user: 'Cleo', answered: false },
]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('§4 a vote counts one up or one down, and an unknown question none', () => {
  const questions = createQuestions(sample)
  voteQuestion(questions, 'a', 1)
  voteQuestion(questions, 'a', 1)
  voteQuestion(questions, 'b', -1)
  voteQuestion(questions, 'z', 1)
  expect(questions.list.map(({ votes }) => votes)).toEqual([5, 4, 5])
})

test('§4 the list is sorted by votes, the older of equals first', () => {
  expect(ids(byVotes(createQuestions(sample).list))).toEqual(['b', 'c', 'a'])
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
  resetQuestions(questions, sample)
  expect(questions).toEqual(createQuestions(sample))
})

test('whatever is pressed, no count falls below 0, ids stay unique and nothing is lost by sorting', () => {
  const random = createRandom(11)
  const questions = createQuestions(sample)
  for (let step = 0; step < 2000; step += 1) {
    if (random() < 0.02) askQuestion(questions, `Question ${step}`)
    const { list } = questions
    const one = list[Math.floor(random() * list.length)]
    if (one) voteQuestion(questions, one.id, random() < 0.4 ? 1 : -1)
    expect(Math.min(...list.map(({ votes }) => votes))).toBeGreaterThanOrEqual(0)
  }
  expect(new Set(ids(questions.list)).size).toBe(questions.list.length)
  expect(ids(byVotes(questions.list)).toSorted()).toEqual(ids(questions.list).toSorted())
})
