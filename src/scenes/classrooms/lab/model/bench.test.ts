import { describe, expect, test } from 'vitest'
import { runAction } from '../../common/model/lesson.ts'
import { expectKept, handsOn } from '../../common/model/testing/lab-help.ts'
import { benchConfig } from '../config.ts'
import { type Bench, colorStage, flaskVolume, pHOf, showTitration } from './bench.ts'
import { titrationLesson as model } from './lesson.ts'
import {
  concentrationFrom,
  concordantRuns,
  isEndPoint,
  meanVolume,
  seenLevel,
  volumeOf,
} from './notebook.ts'
import { pHAfter } from './titration.ts'

const { act, refused, set } = handsOn(model)

/** Reads what is there to be read, to half a mark, and writes it down. */
const read = (bench: Bench) => {
  set(bench, { reading: bench.level })
  act(bench, 'note')
}
const pour = (bench: Bench, volume: number) => set(bench, { level: bench.level + volume })

/** A bench whose burette is ready, or as far as it is made so. */
function prepared(...ids: string[]): Bench {
  const bench = model.create()
  act(bench, 'goggles', ...(ids.length > 0 ? ids : ['rinse', 'fill', 'bubble']))
  return bench
}

/** A titration to the first lasting color, drop by drop at the end. @returns the volume that was read */
function titrate(bench: Bench): number {
  act(bench, 'flask')
  if (!bench.swirling) act(bench, 'swirl')
  read(bench)
  pour(bench, 24)
  for (let drop = 0; drop < 1000 && colorStage(bench) === 'acid'; drop += 1) act(bench, 'drop')
  read(bench)
  return volumeOf(bench.runs.at(-1) ?? { start: 0, end: Number.NaN })
}

/** Writes down what follows from the mean of the runs, and has it checked. */
function checkMean(bench: Bench) {
  set(bench, { result: concentrationFrom(meanVolume(bench.runs) ?? 0) })
  act(bench, 'check')
}

test('one titration is one run, however often its end is written down', () => {
  const bench = prepared()
  titrate(bench)
  act(bench, 'note')
  expect(bench.runs).toHaveLength(1)
})

test('two careful titrations end at 25.00 mL and find 0.1000 mol/L', () => {
  const bench = prepared()
  titrate(bench)
  act(bench, 'rinse', 'fill', 'bubble')
  titrate(bench)
  expect(meanVolume(bench.runs)).toBeCloseTo(25, 1)
  checkMean(bench)
  expect(bench.found).toBe(true)
  expect(bench.result).toBeCloseTo(0.1, 3)
})

describe('a mistake changes the result', () => {
  test('a burette wet with water thins the base: more of it is needed', () => {
    const bench = prepared('fill', 'bubble')
    expect(bench.base).toBeCloseTo((0.1 * 50) / 51, 6)
    expect(titrate(bench)).toBeCloseTo(25.5, 1)
    // It is told with the result that it has spoilt, and with no other.
    expect(bench.event).toMatchObject({ id: 'endWet', figure: expect.closeTo(25.5, 1) })
    act(bench, 'rinse', 'fill', 'bubble')
    expect(titrate(bench)).toBeCloseTo(25, 1)
    expect(bench.event?.id).toBe('endNoted')
  })

  test('what has reached the flask stays as it is, whatever the burette is filled with next', () => {
    const bench = prepared('fill', 'bubble', 'flask', 'swirl')
    pour(bench, 25.3)
    const thinned = pHOf(bench)
    expect(thinned).toBeCloseTo(pHAfter('acetic', 25.3, (0.1 * 50) / 51), 6)
    act(bench, 'fill', 'bubble')
    expect(bench.base).toBe(0.1)
    expect(pHOf(bench)).toBe(thinned)
    // A milliliter of the stronger base upon it: both by what they hold.
    pour(bench, 1)
    const moles = (25.3 * 0.1 * 50) / 51 + 0.1
    expect(pHOf(bench)).toBeCloseTo(pHAfter('acetic', 26.3, moles / 26.3), 6)
  })

  test('air in the tip leaves the scale and never reaches the flask', () => {
    const bench = prepared('rinse', 'fill')
    expect(titrate(bench)).toBeCloseTo(25.3, 1)
    act(bench, 'fill')
    expect(titrate(bench)).toBeCloseTo(25.3, 1)
    checkMean(bench)
    expect(bench.event?.id).toBe('tooHigh')
    expect(bench.found).toBe(false)
  })

  test('one drop after the pink has come still ends a run, two are run over', () => {
    const bench = prepared('rinse', 'fill', 'bubble', 'swirl')
    // By hand: 0.05, 0.10 and 0.15 mL of 0.1 mol/L too much, in 50.05 to 50.15 mL.
    for (const [volume, pH, ends] of [
      [25.05, 10, true],
      [25.1, 10.3, true],
      [25.15, 10.48, false],
    ] as const) {
      act(bench, 'rinse', 'fill', 'bubble', 'flask')
      read(bench)
      pour(bench, volume)
      read(bench)
      const run = bench.runs.at(-1)
      expect(run?.pH).toBeCloseTo(pH, 2)
      expect(run && isEndPoint(run)).toBe(ends)
    }
  })

  test('an eye above the meniscus reads too little', () => {
    // By hand: 40 mm above at 300 mm, half a bore of 5.25 mm behind the marks: 0.70 mm, of 11.6 mm a millilitre.
    expect(seenLevel({ level: 10, eye: 40 })).toBeCloseTo(10 - 0.7 / 11.6, 6)
    expect(seenLevel({ level: 10, eye: 0 })).toBe(10)
    expect(seenLevel({ level: 10, eye: -40 })).toBeGreaterThan(10)
  })

  test('without swirling the colour comes late, and far too much has run in', () => {
    const bench = prepared()
    read(bench)
    pour(bench, 27)
    expect(colorStage(bench)).toBe('acid')
    act(bench, 'swirl')
    expect(colorStage(bench)).toBe('base')
    expect(pHOf(bench)).toBeGreaterThan(11.5)
  })

  test('a wrong calculation is told from a wrong titration', () => {
    const bench = prepared('fill', 'bubble')
    act(bench, 'check')
    expect(bench.event?.id).toBe('noMean')
    titrate(bench)
    bench.rinsedWith = 'water'
    act(bench, 'fill', 'bubble')
    titrate(bench)
    set(bench, { result: 0.09 })
    act(bench, 'check')
    expect(bench.event?.id).toBe('calculate')
    checkMean(bench)
    expect(bench.event?.id).toBe('tooHigh')
    expect(bench.found).toBe(false)
  })
})

test('lets nothing splash before the goggles are on, nor run from an empty burette', () => {
  const bench = model.create()
  expect(refused(bench, 'fill')).toBe('goggles')
  set(bench, { level: 20 })
  expect(bench.event?.id).toBe('goggles')
  act(bench, 'goggles')
  expect(refused(bench, 'drop')).toBe('unfilled')
  expect(runAction(model, bench, 'juggle')).toEqual({ done: false })
  expect(flaskVolume(bench)).toBe(0)
})

test('runs while its tap is open, at half a millilitre a second, and stops at the last mark', () => {
  const bench = prepared('rinse', 'fill', 'bubble', 'swirl', 'tap')
  const { level } = bench
  for (let i = 0; i < 20; i += 1) model.advance(bench, 0.1)
  expect(bench.level - level).toBeCloseTo(1, 6)
  act(bench, 'tap')
  model.advance(bench, 9)
  expect(bench.level - level).toBeCloseTo(1, 6)
  act(bench, 'tap')
  model.advance(bench, 200)
  expect(bench.level).toBe(50)
  expect(model.moving(bench)).toBe(false)
  expect(bench.event?.id).toBe('empty')
})

test('lets nothing run back into the burette', () => {
  const bench = prepared()
  set(bench, { level: 20 })
  set(bench, { level: 10 })
  expect(bench.level).toBe(20)
  expect(bench.event?.id).toBe('notBack')
})

test('only two results within 0.10 mL agree, both ended by phenolphthalein and not run over', () => {
  const run = (volume: number, pH = 9) =>
    ({ acid: 'acetic', indicator: 'phenolphthalein', start: 0, end: volume, pH }) as const
  expect(concordantRuns([run(25), run(25.1)])).toBeDefined()
  expect(concordantRuns([run(25), run(25.15)])).toBeUndefined()
  expect(concordantRuns([run(25), run(25, 12)])).toBeUndefined()
  expect(concordantRuns([run(25), { ...run(25), acid: 'hydrochloric' }])).toBeUndefined()
  expect(concordantRuns([run(25), { ...run(25), indicator: 'methylOrange' }])).toBeUndefined()
  expect(concordantRuns([run(27, 12), run(25), run(25.05)])).toBeDefined()
  // The last two count, however far off those before.
  expect(meanVolume([run(27), run(25), run(25.04)])).toBeCloseTo(25.02)
  expect(concordantRuns([run(25), run(25.05), run(27)])).toBeUndefined()
})

test('its notebook comes back, a full one without its oldest line; a damaged one is refused', () => {
  const bench = prepared()
  titrate(bench)
  const later = expectKept(model, bench, ({ runs: [first] }) => [
    { runs: 'none' },
    { runs: [{ ...first, acid: 'vinegar' }] },
    { runs: [{ ...first, end: 51 }] },
    { runs: Array(101).fill(first) },
    { found: 1 },
    { result: -1 },
  ])
  expect(later.runs).toEqual(bench.runs)
  for (let line = 0; line <= benchConfig.lines; line += 1) {
    act(bench, 'flask')
    bench.level = 10
    read(bench)
    act(bench, 'drop')
    set(bench, { reading: line / 20 + 10 })
    act(bench, 'note')
  }
  expect(bench.runs).toHaveLength(benchConfig.lines)
  expect(bench.runs[0]?.end).toBeCloseTo(10.05)
  expectKept(model, bench, () => [])
})

test('a titration that is tried out turns in a few portions, and begins anew', () => {
  const bench = model.create()
  const stages = Array.from({ length: 7 }, () => {
    showTitration(bench)
    return [Math.round(flaskVolume(bench)), colorStage(bench)]
  })
  expect(stages).toEqual([
    [0, 'acid'],
    [10, 'acid'],
    [20, 'acid'],
    [24, 'acid'],
    [25, 'turning'],
    [26, 'base'],
    [0, 'acid'],
  ])
})
