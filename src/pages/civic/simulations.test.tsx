import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  CANVASSING_INTERVAL_MS,
  OPTIMIZED_DURATION_MS,
  useCanvassing,
  useMeetup,
  useQuestions,
} from './simulations.ts'

test('§9 mapping adds one to three households each interval and ends with the last', () => {
  vi.useFakeTimers()
  expect([CANVASSING_INTERVAL_MS, OPTIMIZED_DURATION_MS]).toEqual([2000, 3000])
  const { result } = renderHook(() => useCanvassing({ seed: 3, households: 48 }))
  const wait = () => act(() => vi.advanceTimersByTime(CANVASSING_INTERVAL_MS))
  wait()
  expect(result.current.visited).toBe(0)
  act(() => result.current.toggle())
  const grown = new Set<number>()
  while (result.current.on) {
    const before = result.current.visited
    wait()
    if (result.current.on) grown.add(result.current.visited - before)
  }
  expect([...grown].sort()).toEqual([1, 2, 3])
  expect(result.current).toMatchObject({ visited: 48, done: true })
  act(() => result.current.toggle())
  expect(result.current.on).toBe(false)
  act(() => result.current.reset())
  expect(result.current).toMatchObject({ visited: 0, on: false })
})

test('§4 §9 a meetup of 10 to 59 is joined and left', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const { result } = renderHook(() => useMeetup(seed))
    expect(result.current).toMatchObject({ joined: false, participants: 0, hasLeft: false })
    act(() => result.current.toggle())
    expect(result.current.joined).toBe(true)
    expect(result.current.participants).toBeGreaterThanOrEqual(10)
    expect(result.current.participants).toBeLessThanOrEqual(59)
    act(() => result.current.toggle())
    expect(result.current).toMatchObject({ joined: false, participants: 0, hasLeft: true })
  }
})

const sample = [
  { id: 'a', question: 'When?', votes: 3, user: 'Ida', answered: false },
  { id: 'b', question: 'Where?', votes: 5, user: 'Ben', answered: true },
]

test('§4 a vote counts one up or down, never below 0, and an unknown question is ignored', () => {
  const { result } = renderHook(() => useQuestions(sample))
  const vote = (id: string, by: 1 | -1) => act(() => result.current.vote(id, by))
  vote('b', 1)
  vote('z', 1)
  for (let time = 0; time < 4; time += 1) vote('a', -1)
  expect(result.current.list.map(({ votes }) => votes)).toEqual([0, 6])
})

test('§4 an own question has no votes at first, no name, and an id of its own', () => {
  const { result } = renderHook(() => useQuestions(sample))
  for (const text of ['One?', 'Two?']) act(() => result.current.ask(text))
  const [, , one, two] = result.current.list
  expect(one).toEqual({ id: 'own-2', question: 'One?', votes: 0, answered: false })
  expect(two?.id).toBe('own-3')
})
