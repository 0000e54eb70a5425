import { describe, expect, test } from 'vitest'
import { choose, runAction, setSlider } from '../../../common/model/operate.ts'
import { pantheonLesson as lesson } from './lesson.ts'
import { pointTo } from './pantheon-lab.ts'

type Lab = ReturnType<typeof lesson.create>

const done = (lab: Lab) => lesson.steps.filter((step) => step.done(lab)).map(({ id }) => id)
const act = (lab: Lab, id: string, times = 1) => {
  for (let i = 0; i < times; i += 1) expect(runAction(lesson, lab, id)).toEqual({ done: true })
}
const reading = (lab: Lab, id: string) => lesson.readings(lab).find((one) => one.id === id)

function at(lab: Lab, day: number, hour: number) {
  setSlider(lesson, lab, 'day', day)
  setSlider(lesson, lab, 'hour', hour)
}

test('is done from beginning to end by doing, step by step', () => {
  const lab = lesson.create()
  act(lab, 'walk-south', 18)
  expect(done(lab)).toEqual([])
  act(lab, 'walk-south', 6)
  expect(done(lab)).toEqual(['inside'])
  at(lab, 111, 12)
  expect(reading(lab, 'light')?.word).toBe('wall')
  // By hand for a declination of 11.83°, as in beam.test.ts: 5.9 m up.
  expect(Math.abs((reading(lab, 'light-up')?.figure ?? 0) - 5.9)).toBeLessThan(0.1)
  act(lab, 'go-entrance')
  expect(done(lab)).toEqual(['inside', 'april'])
  at(lab, 172, 12)
  expect(reading(lab, 'light-north')?.figure).toBeCloseTo(14.5, 1)
  expect(reading(lab, 'patch-up')).toEqual({ id: 'patch-up', word: 'floor' })
  // As wide as the oculus.
  const { figure: from = 0, to = 0 } = reading(lab, 'patch-north') ?? {}
  expect(to - from).toBeCloseTo(8.7, 6)
  expect(done(lab)).toEqual(['inside', 'april', 'floor'])
  at(lab, 355, 12)
  expect(reading(lab, 'light')?.word).toBe('dome')
  expect(done(lab)).toHaveLength(4)
  for (const age of ['ancient', 'present']) {
    choose(lesson, lab, age)
    for (const part of ['roof', 'statues', 'porchBeams', 'dome']) act(lab, `look-${part}`)
  }
  expect(done(lab)).toHaveLength(5)
  choose(lesson, lab, 'ancient')
  act(lab, 'look-rosettes')
  expect(done(lab)).toHaveLength(5)
  choose(lesson, lab, 'certainty')
  act(lab, 'look-rosettes')
  expect(lesson.event(lab)).toEqual({ id: 'debated' })
  expect(done(lab)).toHaveLength(6)
})

test('the light of April is noticed at the door alone, and only about noon', () => {
  const lab = lesson.create()
  act(lab, 'go-apse')
  at(lab, 111, 12)
  expect(done(lab)).toEqual(['inside'])
  at(lab, 111, 15)
  act(lab, 'go-entrance')
  expect(done(lab)).toEqual(['inside'])
  at(lab, 60, 12)
  expect(done(lab)).toEqual(['inside'])
  at(lab, 112, 12)
  expect(done(lab)).toEqual(['inside', 'april'])
})

test('parts that did not change are none that were compared', () => {
  const lab = lesson.create()
  for (const age of ['ancient', 'present']) {
    choose(lesson, lab, age)
    for (const part of ['dome', 'floor', 'lowerWall', 'coffers']) act(lab, `look-${part}`)
  }
  expect(done(lab)).toEqual([])
})

test('a day that runs by itself shows its noon however long a frame takes, and ends in the evening', () => {
  const lab = lesson.create()
  setSlider(lesson, lab, 'day', 172)
  act(lab, 'go-middle')
  act(lab, 'run-day')
  expect(lesson.moving(lab)).toBe(true)
  for (let i = 0; i < 30 && lesson.moving(lab); i += 1) lesson.advance(lab, 2.3)
  expect(lesson.moving(lab)).toBe(false)
  expect(lab.hour).toBe(18)
  expect(done(lab)).toContain('floor')
  expect(runAction(lesson, lab, 'run-day')).toEqual({ done: false, why: 'evening' })
})

test('a wall is felt, and a place pointed at that is none leads to the nearest', () => {
  const lab = lesson.create()
  act(lab, 'go-apse')
  act(lab, 'walk-south', 4)
  expect(lesson.event(lab)).toEqual({ id: 'wall' })
  pointTo(lab, { north: 4, east: 5 })
  expect(lab.at).toEqual({ north: 4, east: 5 })
  pointTo(lab, { north: 4, east: 50 })
  expect(lab.at).toEqual({ north: 0, east: 18 })
})

test('by night the light falls nowhere', () => {
  const lab = lesson.create()
  at(lab, 355, 6)
  expect(reading(lab, 'light')?.word).toBe('night')
  expect(reading(lab, 'light-up')).toEqual({ id: 'light-up', word: 'none' })
})

test('the light is looked at from inside, while there is any', () => {
  const lab = lesson.create()
  expect(runAction(lesson, lab, 'look-light')).toEqual({ done: false, why: 'outside' })
  act(lab, 'go-middle')
  for (const id of ['day-june', 'noon', 'look-light']) act(lab, id)
  expect(lesson.event(lab)).toMatchObject({ id: 'light-floor', places: 1 })
  expect(lesson.event(lab)?.figure).toBeCloseTo(14.5, 1)
  expect(lab.gaze).toEqual({ kind: 'light' })
  act(lab, 'day-december')
  act(lab, 'look-light')
  expect(lesson.event(lab)?.id).toBe('light-dome')
  setSlider(lesson, lab, 'hour', 6)
  expect(runAction(lesson, lab, 'look-light')).toEqual({ done: false, why: 'dark' })
})

test('eyes go where one is led, and stay as they are while one walks', () => {
  const lab = lesson.create()
  act(lab, 'go-apse')
  expect(lab.gaze).toEqual({ kind: 'way', azimuth: 0 })
  act(lab, 'look-roof')
  expect(lab.gaze).toEqual({ kind: 'part', part: 'roof' })
  act(lab, 'walk-north')
  expect(lab.gaze).toBeUndefined()
})

test.each([
  [1, 1, 'january'],
  [80, 21, 'march'],
  [111, 21, 'april'],
  [172, 21, 'june'],
  [355, 21, 'december'],
  [365, 31, 'december'],
])('day %i of the year is the %ith of %s', (day, figure, word) => {
  const lab = lesson.create()
  setSlider(lesson, lab, 'day', day)
  expect(reading(lab, 'date')).toEqual({ id: 'date', figure, word })
})

describe('what is kept', () => {
  const kept = () => {
    const lab = lesson.create()
    act(lab, 'go-entrance')
    at(lab, 111, 12)
    act(lab, 'look-roof')
    return JSON.parse(JSON.stringify(lesson.keep(lab)))
  }

  test('comes back at the next visit', () => {
    const lab = lesson.create()
    expect(lesson.restore(lab, kept())).toBe(true)
    expect(done(lab)).toEqual(['inside', 'april'])
    expect(lesson.keep(lab)).toEqual(kept())
  })

  test.each([
    ['nothing', null],
    ['in a wall', { ...kept(), at: { north: 24, east: 9 } }],
    ['nowhere', { ...kept(), at: 'middle' }],
    ['on no day', { ...kept(), day: 0 }],
    ['at night', { ...kept(), hour: 25 }],
    ['in another age', { ...kept(), age: 'future' }],
    ['with another part', { ...kept(), looked: { ancient: ['tower'], present: [] } }],
    ['without what was looked at', { ...kept(), looked: null }],
    ['with more noticed than there is', { ...kept(), noticed: Array(9).fill('april') }],
  ])('is refused when it is %s', (_what, value) => {
    const lab = lesson.create()
    expect(lesson.restore(lab, value)).toBe(false)
    expect(lesson.keep(lab)).toEqual(lesson.keep(lesson.create()))
  })
})
