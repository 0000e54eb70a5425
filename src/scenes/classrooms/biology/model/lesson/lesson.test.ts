import { describe, expect, test } from 'vitest'
import { choose, runAction, setSlider } from '../../../common/model/operate.ts'
import { cellLesson as lesson } from './lesson.ts'

const done = (lab: ReturnType<typeof lesson.create>) =>
  lesson.steps.filter((step) => step.done(lab)).map(({ id }) => id)

/** Sends it on and waits until it is there. */
function go(lab: ReturnType<typeof lesson.create>, ...stations: string[]) {
  for (const station of stations) {
    expect(runAction(lesson, lab, `to-${station}`)).toEqual({ done: true })
    lesson.advance(lab, 2)
  }
}

test('is done from beginning to end by doing, step by step', () => {
  const lab = lesson.create()
  expect(done(lab)).toEqual([])
  choose(lesson, lab, 'true')
  expect(done(lab)).toEqual(['scale'])
  choose(lesson, lab, 'enlarged')
  go(lab, 'nucleus', 'pore')
  expect(done(lab)).toEqual(['scale', 'copy'])
  go(lab, 'ribosome', 'rough-er')
  expect(done(lab)).toEqual(['scale', 'copy', 'make'])
  go(lab, 'vesicle', 'golgi')
  expect(done(lab)).toEqual(['scale', 'copy', 'make', 'finish'])
  go(lab, 'vesicle', 'membrane')
  expect(done(lab)).toEqual(['scale', 'copy', 'make', 'finish', 'leave'])
  choose(lesson, lab, 'cytosolic')
  go(lab, 'nucleus', 'pore', 'ribosome')
  expect(done(lab)).toHaveLength(6)
  lesson.reset(lab)
  expect(done(lab)).toEqual([])
})

test('a protein that stays in the cytosol fulfils no step of the way out', () => {
  const lab = lesson.create()
  choose(lesson, lab, 'cytosolic')
  go(lab, 'nucleus', 'pore', 'ribosome')
  expect(done(lab)).toEqual(['other'])
})

test('a wrong step is counted and said, and nothing moves', () => {
  const lab = lesson.create()
  runAction(lesson, lab, 'to-golgi')
  expect(lesson.event(lab)).toEqual({ id: 'copy-first' })
  expect(lesson.moving(lab)).toBe(false)
  expect(lesson.readings(lab)).toContainEqual({ id: 'mistakes', figure: 1, places: 0 })
})

test('what is under way cannot be sent on before it is there', () => {
  const lab = lesson.create()
  go(lab, 'nucleus')
  runAction(lesson, lab, 'to-pore')
  expect(lesson.moving(lab)).toBe(true)
  expect(runAction(lesson, lab, 'to-ribosome')).toEqual({ done: false, why: 'under-way' })
  lesson.advance(lab, 0.6)
  expect(lab.travelled).toBeCloseTo(0.5)
  lesson.advance(lab, 9)
  expect(lab.travelled).toBe(1)
  expect(lesson.objects.find(({ id }) => id === 'pore')?.state(lab)).toBe('here')
})

test('in a cell as wide as a classroom a nucleus is a car and a ribosome a button', () => {
  const lab = lesson.create()
  setSlider(lesson, lab, 'room', 10)
  const reading = (id: string) => lesson.readings(lab).find((one) => one.id === id)
  expect(reading('nucleus')).toMatchObject({ figure: expect.closeTo(2.5), to: expect.closeTo(3) })
  // By hand: 20 and 30 nm to 20 micrometres as 10 and 15 mm to 10 m; 7 nm as 3.5 mm.
  expect(reading('ribosome')).toMatchObject({ figure: expect.closeTo(10), to: expect.closeTo(15) })
  expect(reading('membrane')).toMatchObject({ figure: expect.closeTo(3.5), places: 1 })
})

describe('what is kept', () => {
  const kept = () => {
    const lab = lesson.create()
    choose(lesson, lab, 'true')
    go(lab, 'nucleus', 'pore', 'ribosome')
    return JSON.parse(JSON.stringify(lesson.keep(lab)))
  }

  test('comes back at the next visit', () => {
    const lab = lesson.create()
    expect(lesson.restore(lab, kept())).toBe(true)
    expect(lesson.keep(lab)).toEqual(kept())
    expect(done(lab)).toEqual(['scale', 'copy'])
  })

  test.each([
    ['nothing', null],
    ['a word', 'cell'],
    ['another stage', { ...kept(), journey: { ...kept().journey, stage: 'constructor' } }],
    ['no journey', { ...kept(), journey: null }],
    ['half a mistake', { ...kept(), journey: { ...kept().journey, mistakes: 0.5 } }],
    ['another place', { ...kept(), at: 'vacuole' }],
    ['another end', { ...kept(), ends: ['moon'] }],
    ['too large a room', { ...kept(), room: 1e9 }],
    ['a word for a switch', { ...kept(), seenTrue: 'yes' }],
  ])('is refused when it is %s, and nothing changes', (_what, value) => {
    const lab = lesson.create()
    expect(lesson.restore(lab, value)).toBe(false)
    expect(lesson.keep(lab)).toEqual(lesson.keep(lesson.create()))
  })
})
