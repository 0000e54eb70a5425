import { expect, test } from 'vitest'
import { choose, runAction, setSlider } from '../../../common/model/lesson.ts'
import { expectKept, handsOn } from '../../../common/model/testing/lab-help.ts'
import { guessMax } from './guess.ts'
import { motionLesson as lesson } from './lesson.ts'

const { done, act, refused, set, pick, reading, state } = handsOn(lesson)
type Lab = ReturnType<typeof lesson.create>

/** Sets, and sees what comes. */
function measure(lab: Lab, values: Record<string, number>) {
  set(lab, values)
  act(lab, 'finish', 'again')
}

test('in time as all at once: a run that is watched finds the same', () => {
  const lab = lesson.create()
  set(lab, { amplitude: 60 })
  expect(lesson.moving(lab)).toBe(false)
  act(lab, 'start')
  expect(refused(lab, 'start')).toBe('running')
  const { live } = lab
  lesson.advance(lab, 0)
  expect(lab.live, 'no time passes, nothing changes').toBe(live)
  for (let i = 0; i < 40 && lab.findings.length === 0; i += 1) lesson.advance(lab, 0.1)
  act(lab, 'pause')
  expect(refused(lab, 'pause')).toBe('still')
  // Lima and Arun 2006: 1.0732 times 2.0061 s.
  expect(reading(lab, 'period')?.figure).toBeCloseTo(1.0732 * 2.0061, 3)
  measure(lab, { amplitude: 60 })
  const [watched, ...others] = lab.findings
  expect(others).toHaveLength(1)
  expect(others[0]?.value).toBeCloseTo(watched?.value ?? 0, 6)
})

test('a guess counts only before the run, and is judged by what came', () => {
  const lab = lesson.create()
  act(lab, 'use-throw', 'start')
  lesson.advance(lab, 0.1)
  set(lab, { 'guess-range': 20 })
  expect(lesson.event(lab)).toEqual({ id: 'too-late' })
  act(lab, 'finish')
  expect(lab.findings[0]?.guess).toBeNull()
  expect(refused(lab, 'start')).toBe('over')
  act(lab, 'again')
  set(lab, { 'guess-range': 30 })
  act(lab, 'finish')
  expect(lesson.event(lab)).toMatchObject({
    id: 'range-far-high',
    figure: expect.closeTo(19.98, 2),
  })
})

test('a blow keeps half the energy of equal carts that stick; who never meet or come back find nothing', () => {
  const lab = lesson.create()
  act(lab, 'use-collision')
  measure(lab, { restitution: 0 })
  expect(lab.findings[0]?.value).toBeCloseTo(0.5, 9)
  measure(lab, { speedA: 0, speedB: 1 })
  act(lab, 'use-orbit')
  measure(lab, { orbitSpeed: 1.5 })
  expect(lab.findings).toHaveLength(1)
})

test('the pendulum is told by the angles that it swings between too', () => {
  const lab = lesson.create()
  expect(reading(lab, 'reach')).toEqual({ id: 'reach', word: 'none' })
  set(lab, { amplitude: 40 })
  act(lab, 'finish')
  // Written down twenty times a second, so an end may be passed by 0.12°.
  const near = (degrees: number) => expect.closeTo(degrees, 0)
  expect(reading(lab, 'reach')).toMatchObject({ figure: near(-40), to: near(40) })
})

test('what stands aside is shown by nothing, and cannot be set; one reading is the main one', () => {
  const lab = lesson.create()
  const shown = () =>
    lesson.controls.filter((one) => one.kind !== 'action' && !one.away?.(lab)).map(({ id }) => id)
  const main = () => lesson.readings(lab).filter((one) => one.main).length
  expect(shown()).toEqual(['amplitude', 'guess-period', 'gravity'])
  setSlider(lesson, lab, 'elevation', 30)
  expect(lesson.event(lab)).toEqual({ id: 'elsewhere' })
  setSlider(lesson, lab, 'guess-range', 30)
  choose(lesson, lab, 'air')
  expect(lab).toMatchObject({ setup: { elevation: 45, air: 'none' }, guesses: { range: null } })
  expect(main()).toBe(1)
  act(lab, 'use-throw')
  expect(shown()).toEqual(
    expect.arrayContaining(['elevation', 'speed', 'height', 'guess-range', 'gravity', 'air']),
  )
  expect(main()).toBe(1)
  act(lab, 'use-orbit')
  expect(shown()).toEqual(['orbitSpeed', 'massRatio'])
})

test('a press brings a thing to the front, starts it, stops it, and begins again', () => {
  const lab = lesson.create()
  const press = () => {
    runAction(lesson, lab, 'use-throw')
    return state(lab, 'throw')
  }
  expect(state(lab, 'throw')).toBe('away')
  expect(press()).toBe('ready')
  expect(press()).toBe('running')
  lesson.advance(lab, 0.1)
  expect(press()).toBe('paused')
  act(lab, 'finish')
  expect(state(lab, 'throw')).toBe('over')
  expect(press()).toBe('ready')
})

test('the ends of a guess are those of its slider, and a guess beyond them comes back to them', () => {
  // By hand: 4.9366 s × 1/agm(1, cos 85°) = 12.04 s; 30/1.62 × √(30² + 2·1.62·20) = 575.3 m.
  expect(guessMax.period({ gravity: 'moon' })).toBe(12.5)
  expect(guessMax.range({ gravity: 'moon' })).toBe(580)
  const lab = lesson.create()
  pick(lab, 'moon')
  act(lab, 'use-throw')
  set(lab, { 'guess-range': 1e6 })
  expect(lab.guesses.range).toBe(580)
  pick(lab, 'earth')
  expect(lab.guesses.range).toBe(guessMax.range({ gravity: 'earth' }))
})

test('what is kept comes back, no more of it than a notebook holds, and what is damaged is refused', () => {
  const lab = lesson.create()
  measure(lab, { amplitude: 10 })
  measure(lab, { amplitude: 90, 'guess-period': 2 })
  const later = expectKept(lesson, lab, ({ setup, findings }) => [
    { experiment: 'rocket' },
    { setup: { ...setup, amplitude: 400 } },
    { setup: { ...setup, gravity: '__proto__' } },
    { setup: undefined },
    { findings: [...findings, null] },
    { findings: [{ ...findings[0], guess: 'long' }] },
    { findings: Array(50).fill(findings[0]) },
  ])
  expect(done(later)).toEqual(['guess-period', 'wide'])
  act(lab, 'use-throw')
  for (let i = 0; i < 45; i += 1) measure(lab, { speed: 1, elevation: i + 1 })
  expect(lab.findings).toHaveLength(40)
  expect(lab.findings.at(-1)?.setup.elevation).toBe(45)
})

test.each([
  // A step, the experiment, runs of it that fulfil what is asked, and runs that just do not.
  ['guess-period', 'pendulum', ['guess-period 3'], ['']],
  ['wide', 'pendulum', ['amplitude 10; amplitude 60'], ['amplitude 11; amplitude 60']],
  [
    'wide',
    'pendulum',
    ['amplitude 60; amplitude 9'],
    ['amplitude 10; amplitude 59', 'amplitude 60'],
  ],
  ['wide', 'pendulum', [], ['amplitude 10; amplitude 60, mars']],
  // Without air it comes down after 19.98 m.
  [
    'guess-range',
    'throw',
    ['guess-range 16', 'guess-range 23.5'],
    ['guess-range 15.5', 'guess-range 24', ''],
  ],
  [
    'air',
    'throw',
    ['; air', 'air; none'],
    ['; air, speed 15', '; air, elevation 46', '; air, height 1'],
  ],
  ['air', 'throw', [], ['; air, mars', '; air, shot', ';', 'air; air']],
  ['blow', 'collision', ['restitution 1; restitution 0.5'], ['restitution 1; restitution 0.55']],
  ['blow', 'collision', ['restitution 0; restitution 1'], ['restitution 0.95; restitution 0.5']],
  ['orbit', 'orbit', ['orbitSpeed 0.9', 'orbitSpeed 0.5'], ['orbitSpeed 0.95', '']],
  ['orbit', 'orbit', ['orbitSpeed 1.1', 'orbitSpeed 1.4'], ['orbitSpeed 1.05']],
] as const)(
  '%s is done by %s at the ends of what its task asks, and not beyond',
  (step, use, enough, less) => {
    for (const runs of [...enough, ...less]) {
      const lab = lesson.create()
      if (use !== 'pendulum') act(lab, `use-${use}`)
      for (const run of runs.split(';')) {
        for (const setting of run.split(',').map((one) => one.trim())) {
          const [name = '', value] = setting.split(' ')
          if (value) set(lab, { [name]: Number(value) })
          else if (name) pick(lab, name)
        }
        act(lab, 'finish', 'again')
      }
      expect(done(lab).includes(step), runs).toBe((enough as readonly string[]).includes(runs))
    }
  },
)
