import { describe, expect, test } from 'vitest'
import { controlOf } from '../../../common/model/lesson.ts'
import { choose, runAction, setSlider } from '../../../common/model/operate.ts'
import { guessMost } from './guess-ends.ts'
import { motionLesson as lesson } from './lesson.ts'
import { fields, gravityIds } from './setup.ts'

/** What comes of an experiment, set so that most comes of it. */
function cameOf(gravity: string, experiment: 'pendulum' | 'throw'): number {
  const lab = lesson.create()
  choose(lesson, lab, gravity)
  runAction(lesson, lab, 'use-throw')
  if (experiment === 'pendulum') runAction(lesson, lab, 'use-pendulum')
  const most = { pendulum: { amplitude: 170 }, throw: { elevation: 43, speed: 30, height: 20 } }
  for (const [id, value] of Object.entries(most[experiment])) setSlider(lesson, lab, id, value)
  runAction(lesson, lab, 'finish')
  return lab.findings.at(-1)?.value ?? Number.NaN
}

describe.each(gravityIds)('in the gravity of %s', (gravity) => {
  test('whatever comes can be guessed', () => {
    expect(cameOf(gravity, 'pendulum')).toBeLessThanOrEqual(guessMost.period({ gravity }))
    expect(cameOf(gravity, 'throw')).toBeLessThanOrEqual(guessMost.range({ gravity }))
  })
})

test('the ends are those of the slider, and a mark beyond them comes back to them', () => {
  const lab = lesson.create()
  choose(lesson, lab, 'moon')
  runAction(lesson, lab, 'use-throw')
  setSlider(lesson, lab, 'guess-range', 1e6)
  expect(lab.guesses.range).toBe(guessMost.range({ gravity: 'moon' }))
  choose(lesson, lab, 'earth')
  expect(lab.guesses.range).toBe(guessMost.range({ gravity: 'earth' }))
  expect(controlOf(lesson, 'guess-range')?.kind).toBe('slider')
})

test('by hand: on the Moon the widest swing takes 12.04 s, and 30 m/s from 20 m go 575 m', () => {
  // 4.9366 s × 1/agm(1, cos 85°) = 4.9366 × 2.4394; 30/1.62 × √(30² + 2·1.62·20) = 575.3 m.
  expect(fields.amplitude.most).toBe(170)
  expect(guessMost.period({ gravity: 'moon' })).toBe(12.5)
  expect(guessMost.range({ gravity: 'moon' })).toBe(580)
})
