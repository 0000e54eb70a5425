import { describe, expect, test } from 'vitest'
import { choose, runAction, setSlider } from '../../../common/model/operate.ts'
import { motionLesson as lesson } from './lesson.ts'

type Lab = ReturnType<typeof lesson.create>

const done = (lab: Lab) => lesson.steps.filter((step) => step.done(lab)).map(({ id }) => id)
const act = (lab: Lab, id: string) => runAction(lesson, lab, id)
const reading = (lab: Lab, id: string) => lesson.readings(lab).find((one) => one.id === id)

/** Sets, and sees what comes. */
function measure(lab: Lab, values: Record<string, number>) {
  for (const [id, value] of Object.entries(values)) setSlider(lesson, lab, id, value)
  expect(act(lab, 'finish')).toEqual({ done: true })
  act(lab, 'again')
}

test('is done from beginning to end by doing, step by step', () => {
  const lab = lesson.create()
  measure(lab, { amplitude: 10 })
  expect(done(lab)).toEqual([])
  measure(lab, { amplitude: 90, 'guess-period': 2 })
  expect(done(lab)).toEqual(['guess-period', 'wide'])
  act(lab, 'use-throw')
  measure(lab, { elevation: 45, speed: 14, 'guess-range': 40 })
  expect(done(lab)).toHaveLength(2)
  measure(lab, { 'guess-range': 20 })
  expect(done(lab)).toEqual(['guess-period', 'wide', 'guess-range'])
  choose(lesson, lab, 'air')
  measure(lab, { speed: 15 })
  expect(done(lab)).toHaveLength(3)
  measure(lab, { speed: 14 })
  expect(done(lab)).toHaveLength(4)
  act(lab, 'use-collision')
  measure(lab, { restitution: 1 })
  expect(done(lab)).toHaveLength(4)
  measure(lab, { restitution: 0.5 })
  expect(done(lab)).toHaveLength(5)
  act(lab, 'use-orbit')
  measure(lab, { orbitSpeed: 1 })
  expect(done(lab)).toHaveLength(5)
  measure(lab, { orbitSpeed: 0.8 })
  expect(done(lab)).toHaveLength(6)
})

test('in time as all at once: a run that is watched finds the same', () => {
  const lab = lesson.create()
  setSlider(lesson, lab, 'amplitude', 60)
  expect(lesson.moving(lab)).toBe(false)
  act(lab, 'start')
  expect(act(lab, 'start')).toEqual({ done: false, why: 'running' })
  for (let i = 0; i < 40 && lab.findings.length === 0; i += 1) lesson.advance(lab, 0.1)
  act(lab, 'pause')
  expect(act(lab, 'pause')).toEqual({ done: false, why: 'still' })
  // Lima and Arun 2006: 1.0732 times 2.0061 s.
  expect(reading(lab, 'period')?.figure).toBeCloseTo(1.0732 * 2.0061, 3)
  expect(lab.findings).toHaveLength(1)
  const [found] = lab.findings
  measure(lab, { amplitude: 60 })
  expect(lab.findings[1]?.value).toBeCloseTo(found?.value ?? 0, 6)
})

test('where no time passes, nothing changes', () => {
  const lab = lesson.create()
  act(lab, 'start')
  const { live } = lab
  lesson.advance(lab, 0)
  expect(lab.live).toBe(live)
  lesson.advance(lab, 0.1)
  expect(lab.live).not.toBe(live)
})

test('a guess counts only before the run, and is judged by what came', () => {
  const lab = lesson.create()
  act(lab, 'use-throw')
  act(lab, 'start')
  lesson.advance(lab, 0.1)
  setSlider(lesson, lab, 'guess-range', 20)
  expect(lesson.event(lab)).toEqual({ id: 'too-late' })
  act(lab, 'finish')
  expect(lab.findings[0]?.guess).toBeNull()
  expect(act(lab, 'start')).toEqual({ done: false, why: 'over' })
  act(lab, 'again')
  setSlider(lesson, lab, 'guess-range', 30)
  act(lab, 'finish')
  expect(lesson.event(lab)).toMatchObject({
    id: 'range-far-high',
    figure: expect.closeTo(19.98, 2),
  })
})

test('what if on the Moon: it swings slower and is thrown farther', () => {
  const lab = lesson.create()
  choose(lesson, lab, 'moon')
  measure(lab, { amplitude: 5 })
  act(lab, 'use-throw')
  measure(lab, { elevation: 45, speed: 14 })
  const [period, range] = lab.findings
  // By hand: 2 pi sqrt(1 / 1.62) = 4.937 s, at 5° 1.0005 times that; 14² / 1.62 = 120.99 m.
  expect(period?.value).toBeCloseTo(4.939, 2)
  expect(range?.value).toBeCloseTo(120.99, 1)
})

test('a blow without restitution keeps half the energy of two equal carts', () => {
  const lab = lesson.create()
  act(lab, 'use-collision')
  measure(lab, { restitution: 0 })
  expect(lab.findings[0]?.value).toBeCloseTo(0.5, 9)
})

test('carts that never meet, and bodies that part for ever, find nothing', () => {
  const lab = lesson.create()
  act(lab, 'use-collision')
  measure(lab, { speedA: 0, speedB: 1 })
  act(lab, 'use-orbit')
  measure(lab, { orbitSpeed: 1.5 })
  expect(lab.findings).toEqual([])
})

// A hundred thousand steps take their time on a busy machine, hence the milliseconds at the end.
test.each([1.35, 1.4])(
  'the longest orbits that come round are found: from %f',
  (orbitSpeed) => {
    const lab = lesson.create()
    act(lab, 'use-orbit')
    measure(lab, { orbitSpeed })
    // Kepler's third law with a = 1 / (2 - speed²): 13.37 and 125 years.
    const years = (2 - orbitSpeed ** 2) ** -1.5
    expect(lab.findings).toEqual([expect.objectContaining({ kind: 'orbit' })])
    expect(Math.abs((lab.findings[0]?.value ?? 0) / years - 1)).toBeLessThan(0.001)
    expect(done(lab)).toEqual(['orbit'])
  },
  60_000,
)

test('the pendulum is told by the angles that it swings between too', () => {
  const lab = lesson.create()
  expect(reading(lab, 'reach')).toEqual({ id: 'reach', word: 'none' })
  setSlider(lesson, lab, 'amplitude', 40)
  act(lab, 'finish')
  const { figure = 0, to = 0 } = reading(lab, 'reach') ?? {}
  // Written down twenty times a second, so that an end is passed by 0.025 s at most: 40° (1 - cos(0.025 * 3.1)) = 0.12°.
  for (const end of [-figure, to]) {
    expect(end).toBeGreaterThan(39.8)
    expect(end).toBeLessThanOrEqual(40 + 1e-6)
  }
})

test('every reading of every experiment is a figure or a word', () => {
  const lab = lesson.create()
  for (const option of ['pendulum', 'throw', 'collision', 'orbit']) {
    if (lab.experiment !== option) act(lab, `use-${option}`)
    for (const { figure, word } of lesson.readings(lab)) {
      expect(word !== undefined || Number.isFinite(figure)).toBe(true)
    }
    expect(lesson.readings(lab).filter(({ main }) => main)).toHaveLength(1)
  }
})

test('what stands aside is shown by nothing, and cannot be set', () => {
  const lab = lesson.create()
  const shown = () =>
    lesson.controls.filter((one) => one.kind !== 'action' && !one.away?.(lab)).map(({ id }) => id)
  expect(shown()).toEqual(['amplitude', 'guess-period', 'gravity'])
  setSlider(lesson, lab, 'elevation', 30)
  expect(lesson.event(lab)).toEqual({ id: 'elsewhere' })
  expect(lab.setup.elevation).toBe(45)
  setSlider(lesson, lab, 'guess-range', 30)
  expect(lab.guesses.range).toBeNull()
  choose(lesson, lab, 'air')
  expect(lab.setup.air).toBe('none')
  act(lab, 'use-throw')
  expect(shown()).toEqual(
    expect.arrayContaining(['elevation', 'speed', 'height', 'guess-range', 'gravity', 'air']),
  )
  act(lab, 'use-orbit')
  expect(shown()).toEqual(['orbitSpeed', 'massRatio'])
})

test('a press brings a thing to the front, starts it, stops it, and begins again', () => {
  const lab = lesson.create()
  const thrown = lesson.objects.find(({ id }) => id === 'throw')
  const press = () => {
    act(lab, 'use-throw')
    return thrown?.state(lab)
  }
  expect(thrown?.state(lab)).toBe('away')
  expect(press()).toBe('ready')
  expect(press()).toBe('running')
  lesson.advance(lab, 0.1)
  expect(press()).toBe('paused')
  act(lab, 'finish')
  expect(thrown?.state(lab)).toBe('over')
  expect(press()).toBe('ready')
})

describe('what is kept', () => {
  const kept = () => {
    const lab = lesson.create()
    measure(lab, { amplitude: 10 })
    measure(lab, { amplitude: 90, 'guess-period': 2 })
    return JSON.parse(JSON.stringify(lesson.keep(lab)))
  }
  const broken = (change: (value: ReturnType<typeof kept>) => void) => {
    const value = kept()
    change(value)
    return value
  }

  test('comes back at the next visit', () => {
    const lab = lesson.create()
    expect(lesson.restore(lab, kept())).toBe(true)
    expect(done(lab)).toEqual(['guess-period', 'wide'])
    expect(lesson.keep(lab)).toEqual(kept())
  })

  test.each([
    ['nothing', null],
    ['another experiment', broken((value) => Object.assign(value, { experiment: 'rocket' }))],
    ['beyond a slider', broken((value) => Object.assign(value.setup, { amplitude: 400 }))],
    ['on another planet', broken((value) => Object.assign(value.setup, { gravity: '__proto__' }))],
    ['without a setup', broken((value) => delete value.setup)],
    ['a finding of nothing', broken((value) => value.findings.push(null))],
    ['a guess in words', broken((value) => Object.assign(value.findings[0], { guess: 'long' }))],
    [
      'an endless notebook',
      broken((value) => value.findings.push(...Array(50).fill(value.findings[0]))),
    ],
  ])('is refused when it is %s', (_what, value) => {
    const lab = lesson.create()
    expect(lesson.restore(lab, value)).toBe(false)
    expect(lesson.keep(lab)).toEqual(lesson.keep(lesson.create()))
  })

  test('is no more than a notebook holds', () => {
    const lab = lesson.create()
    act(lab, 'use-throw')
    for (let i = 0; i < 45; i += 1) measure(lab, { speed: 1, elevation: i + 1 })
    expect(lab.findings).toHaveLength(40)
    expect(lab.findings.at(-1)?.setup.elevation).toBe(45)
  })
})
