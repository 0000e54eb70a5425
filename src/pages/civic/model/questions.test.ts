import { expect, test } from 'vitest'
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

test('no count falls below 0, and each question has an id of its own', () => {
  const questions = createQuestions(sample)
  for (let time = 0; time < 4; time += 1) voteQuestion(questions, 'a', -1)
  expect(questions.list[0]?.votes).toBe(0)
  for (const text of ['One?', 'Two?']) askQuestion(questions, text)
  expect(ids(byVotes(questions.list))).toEqual(['b', 'c', 'a', 'own-1', 'own-2'])
})
