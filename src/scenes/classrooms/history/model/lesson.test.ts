import { expect, test } from 'vitest'
import { expectKept, handsOn } from '../../common/model/testing/lab-help.ts'
import { pantheonLesson as lesson } from './lesson.ts'
import { goToSpot, walkIn } from './pantheon-lab.ts'

const { done, act, refused, set, pick, reading } = handsOn(lesson)
type Lab = ReturnType<typeof lesson.create>

const at = (lab: Lab, day: number, hour: number) => set(lab, { day, hour })
const times = (id: string, count: number) => Array<string>(count).fill(id)

test('in June the patch on the floor is as wide as the oculus', () => {
  const lab = lesson.create()
  at(lab, 172, 12)
  expect(reading(lab, 'patch-up')).toEqual({ id: 'patch-up', word: 'floor' })
  const { figure: from = 0, to = 0 } = reading(lab, 'patch-north') ?? {}
  expect(to - from).toBeCloseTo(8.7, 6)
})

test('parts that did not change are none that were compared', () => {
  const lab = lesson.create()
  for (const age of ['ancient', 'present']) {
    pick(lab, age)
    act(lab, ...['dome', 'floor', 'lowerWall', 'coffers'].map((part) => `look-${part}`))
  }
  expect(done(lab)).toEqual([])
})

test('the light of April is noticed at the door alone, and only about noon', () => {
  const lab = lesson.create()
  act(lab, 'go-apse')
  at(lab, 111, 12)
  at(lab, 111, 15)
  act(lab, 'go-entrance')
  at(lab, 60, 12)
  expect(done(lab)).toEqual(['inside'])
  at(lab, 112, 12)
  expect(done(lab)).toEqual(['inside', 'april'])
})

test('a day that runs by itself shows its noon however long a frame takes, and ends in the evening', () => {
  const lab = lesson.create()
  set(lab, { day: 172 })
  act(lab, 'go-middle', 'run-day')
  expect(lesson.moving(lab)).toBe(true)
  const from = lab.hour
  lesson.advance(lab, 1)
  expect(lab.hour - from, 'half an hour a second').toBeCloseTo(0.5)
  for (let i = 0; i < 30 && lesson.moving(lab); i += 1) lesson.advance(lab, 2.3)
  expect(lesson.moving(lab)).toBe(false)
  expect(lab.hour).toBe(18)
  expect(done(lab)).toContain('floor')
  expect(refused(lab, 'run-day')).toBe('evening')
})

test('a wall is felt, and who points at a place where no one can stand, stays', () => {
  const lab = lesson.create()
  act(lab, 'go-apse', ...times('walk-south', 4))
  expect(lesson.event(lab)).toEqual({ id: 'wall' })
  expect(goToSpot(lab, { north: 4, east: 5 })).toBe(true)
  for (const north of [50, Number.NaN]) expect(goToSpot(lab, { north, east: 50 })).toBe(false)
  expect(lab.at).toEqual({ north: 4, east: 5 })
})

test('the light is looked at from inside, while there is any', () => {
  const lab = lesson.create()
  expect(refused(lab, 'look-light')).toBe('outside')
  act(lab, 'go-middle', 'day-june', 'noon', 'look-light')
  expect(lesson.event(lab)).toMatchObject({ id: 'light-floor', places: 1 })
  expect(lesson.event(lab)?.figure).toBeCloseTo(14.5, 1)
  expect(lab.gaze).toEqual({ kind: 'light' })
  act(lab, 'day-december', 'look-light')
  expect(lesson.event(lab)?.id).toBe('light-dome')
  set(lab, { hour: 6 })
  expect(refused(lab, 'look-light')).toBe('dark')
  expect(reading(lab, 'light')?.word).toBe('night')
  expect(reading(lab, 'light-up')).toEqual({ id: 'light-up', word: 'none' })
})

test('what is kept comes back, and what is damaged is refused', () => {
  const lab = lesson.create()
  act(lab, 'go-entrance')
  at(lab, 111, 12)
  act(lab, 'look-roof')
  const later = expectKept(lesson, lab, () => [
    { at: { north: 24, east: 9 } },
    { at: 'middle' },
    { day: 0 },
    { hour: 25 },
    { age: 'future' },
    { looked: { ancient: ['tower'], present: [] } },
    { looked: null },
    { noticed: Array(9).fill('april') },
  ])
  expect(done(later)).toEqual(['inside', 'april'])
})

test('who tries it out walks in by what lies on the way, and then looks at what is pressed', () => {
  const lab = lesson.create()
  expect(walkIn(lab, 'inscription')).toBe(false)
  const places = ['steps', 'porchColumns', 'doors'].map((part) => walkIn(lab, part) && lab.at.north)
  expect(places).toEqual([36, 18, false])
})
