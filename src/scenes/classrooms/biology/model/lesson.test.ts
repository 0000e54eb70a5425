import { expect, test } from 'vitest'
import { expectKept, handsOn } from '../../common/model/testing/lab-help.ts'
import { cellLesson as lesson } from './lesson.ts'

const { done, act, refused, pick, reading, state } = handsOn(lesson)
type Lab = ReturnType<typeof lesson.create>

/** Sends it on and waits until it is there. */
function go(lab: Lab, ...stations: string[]) {
  for (const station of stations) {
    act(lab, `to-${station}`)
    lesson.advance(lab, 2)
  }
}

test('a protein that stays in the cytosol fulfils no step of the way out, and a reset takes all back', () => {
  const lab = lesson.create()
  pick(lab, 'cytosolic')
  go(lab, 'nucleus', 'pore', 'ribosome')
  expect(done(lab)).toEqual(['other'])
  lesson.reset(lab)
  expect(done(lab)).toEqual([])
})

test('a wrong step is counted and said, and nothing moves', () => {
  const lab = lesson.create()
  act(lab, 'to-golgi')
  expect(lesson.event(lab)).toEqual({ id: 'copy-first' })
  expect(lesson.moving(lab)).toBe(false)
  expect(reading(lab, 'mistakes')).toEqual({ id: 'mistakes', figure: 1, places: 0 })
})

test('what is under way cannot be sent on before it is there', () => {
  const lab = lesson.create()
  go(lab, 'nucleus')
  act(lab, 'to-pore')
  expect(lesson.moving(lab)).toBe(true)
  expect(refused(lab, 'to-ribosome')).toBe('under-way')
  lesson.advance(lab, 0.6)
  expect(lab.travelled).toBeCloseTo(0.5)
  lesson.advance(lab, 9)
  expect(lab.travelled).toBe(1)
  expect(state(lab, 'pore')).toBe('here')
})

test('what is kept comes back, and what is damaged is refused', () => {
  const lab = lesson.create()
  pick(lab, 'true')
  go(lab, 'nucleus', 'pore', 'ribosome')
  const later = expectKept(lesson, lab, ({ journey }) => [
    { journey: { ...journey, stage: 'constructor' } },
    { journey: null },
    { journey: { ...journey, mistakes: 0.5 } },
    { at: 'vacuole' },
    { ends: ['moon'] },
    { room: 1e9 },
    { seenTrue: 'yes' },
  ])
  expect(done(later)).toEqual(['scale', 'copy'])
})
