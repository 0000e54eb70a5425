import { describe, expect, test } from 'vitest'
import { controlOf } from '../../../common/model/lesson.ts'
import { actionOf, choose, runAction, setSlider } from '../../../common/model/operate.ts'
import { benchConfig } from '../../config.ts'
import { titrationLesson as model } from '../lesson.ts'
import { pHAfter } from '../titration.ts'
import type { Bench } from './bench.ts'
import {
  concentrationFrom,
  concordant,
  ended,
  meanVolume,
  seenLevel,
  volumeOf,
} from './notebook.ts'
import { inFlask, pHOf, shadeOf } from './pour.ts'

const act = (bench: Bench, ...ids: string[]) => {
  for (const id of ids) expect(runAction(model, bench, id), id).toEqual({ done: true })
}

/** Reads what is there to be read, to half a mark, and writes it down. */
const read = (bench: Bench) => {
  setSlider(model, bench, 'reading', bench.level)
  act(bench, 'note')
}

function prepared(...ids: string[]): Bench {
  const bench = model.create()
  act(bench, 'goggles', ...ids)
  return bench
}

/** A titration to the first lasting colour, drop by drop at the end. @returns the volume that was read */
function titrate(bench: Bench): number {
  act(bench, 'flask')
  if (!bench.swirling) act(bench, 'swirl')
  read(bench)
  setSlider(model, bench, 'level', bench.level + 24)
  while (shadeOf(bench) === 'acid') act(bench, 'drop')
  read(bench)
  return volumeOf(bench.runs.at(-1) ?? { start: 0, end: Number.NaN })
}

describe('a careful titration', () => {
  const bench = prepared('rinse', 'fill', 'bubble')

  test('ends at 25.00 mL and finds 0.1000 mol/L', () => {
    expect(titrate(bench)).toBeCloseTo(25, 1)
    act(bench, 'rinse', 'fill', 'bubble')
    titrate(bench)
    expect(meanVolume(bench.runs)).toBeCloseTo(25, 1)
    setSlider(model, bench, 'result', concentrationFrom(meanVolume(bench.runs) ?? 0))
    act(bench, 'check')
    expect(bench.found).toBe(true)
    expect(bench.result).toBeCloseTo(0.1, 3)
  })

  test('has done every step but the last, which another indicator does', () => {
    const done = () => model.steps.filter((step) => step.done(bench)).map(({ id }) => id)
    expect(done()).toEqual(['ready', 'rough', 'agree', 'calculate'])
    act(bench, 'rinse', 'fill', 'bubble', 'flask')
    read(bench)
    expect(done()).toContain('read')
    choose(model, bench, 'methylOrange')
    read(bench)
    setSlider(model, bench, 'level', bench.level + 7)
    read(bench)
    expect(done()).toContain('indicator')
  })
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
    setSlider(model, bench, 'level', bench.level + 25.3)
    const thinned = pHOf(bench)
    expect(thinned).toBeCloseTo(pHAfter('acetic', 25.3, (0.1 * 50) / 51), 6)
    act(bench, 'fill', 'bubble')
    expect(bench.base).toBe(0.1)
    expect(pHOf(bench)).toBe(thinned)
    // A millilitre of the stronger base upon it: both by what they hold.
    setSlider(model, bench, 'level', bench.level + 1)
    const moles = (25.3 * 0.1 * 50) / 51 + 0.1
    expect(pHOf(bench)).toBeCloseTo(pHAfter('acetic', 26.3, moles / 26.3), 6)
  })

  test('air in the tip leaves the scale and never reaches the flask', () => {
    const bench = prepared('rinse', 'fill')
    expect(titrate(bench)).toBeCloseTo(25.3, 1)
    act(bench, 'fill')
    expect(titrate(bench)).toBeCloseTo(25.3, 1)
    setSlider(model, bench, 'result', concentrationFrom(meanVolume(bench.runs) ?? 0))
    act(bench, 'check')
    expect(bench.event).toMatchObject({ id: 'tooHigh' })
    expect(bench.found).toBe(false)
  })

  test('one drop after the pink has come still ends a run, two are run over', () => {
    const bench = prepared('rinse', 'fill', 'bubble', 'swirl')
    const pinkAfter = (volume: number) => {
      act(bench, 'flask')
      read(bench)
      setSlider(model, bench, 'level', bench.level + volume)
      read(bench)
      const run = bench.runs.at(-1)
      return { pH: run?.pH, ended: run && ended(run) }
    }
    // By hand: 0.05, 0.10 and 0.15 mL of 0.1 mol/L too much, in 50.05 to 50.15 mL.
    expect(pinkAfter(25.05)).toEqual({ pH: expect.closeTo(10, 2), ended: true })
    act(bench, 'rinse', 'fill', 'bubble')
    expect(pinkAfter(25.1)).toEqual({ pH: expect.closeTo(10.3, 2), ended: true })
    act(bench, 'rinse', 'fill', 'bubble')
    expect(pinkAfter(25.15)).toEqual({ pH: expect.closeTo(10.48, 2), ended: false })
  })

  test('an eye above the meniscus reads too little', () => {
    // By hand: 40 mm above at 300 mm, half a bore of 5.25 mm behind the marks: 0.70 mm, of 11.6 mm a millilitre.
    expect(seenLevel({ level: 10, eye: 40 })).toBeCloseTo(10 - 0.7 / 11.6, 6)
    expect(seenLevel({ level: 10, eye: 0 })).toBe(10)
    expect(seenLevel({ level: 10, eye: -40 })).toBeGreaterThan(10)
  })

  test('without swirling the colour comes late, and far too much has run in', () => {
    const bench = prepared('rinse', 'fill', 'bubble')
    read(bench)
    setSlider(model, bench, 'level', bench.level + 27)
    expect(shadeOf(bench)).toBe('acid')
    act(bench, 'swirl')
    expect(shadeOf(bench)).toBe('base')
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
    setSlider(model, bench, 'result', 0.09)
    act(bench, 'check')
    expect(bench.event).toMatchObject({ id: 'calculate' })
    setSlider(model, bench, 'result', concentrationFrom(meanVolume(bench.runs) ?? 0))
    act(bench, 'check')
    expect(bench.event).toMatchObject({ id: 'tooHigh' })
    expect(bench.found).toBe(false)
  })
})

describe('the bench', () => {
  test('lets nothing splash before the goggles are on, nor run from an empty burette', () => {
    const bench = model.create()
    expect(runAction(model, bench, 'fill')).toEqual({ done: false, why: 'goggles' })
    setSlider(model, bench, 'level', 20)
    expect(bench.event?.id).toBe('goggles')
    act(bench, 'goggles')
    expect(runAction(model, bench, 'drop')).toEqual({ done: false, why: 'unfilled' })
    expect(runAction(model, bench, 'juggle')).toEqual({ done: false })
    expect(inFlask(bench)).toBe(0)
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

  test('has no air to drive out of, nor base to run, below its last mark', () => {
    const bench = prepared('rinse', 'fill')
    setSlider(model, bench, 'level', 49.8)
    bench.bubble = 0.3
    act(bench, 'bubble')
    expect(bench.level).toBe(50)
    expect(bench.bubble).toBeCloseTo(0.1, 6)
    expect(bench.event?.id).toBe('empty')
    expect(runAction(model, bench, 'bubble')).toEqual({ done: false, why: 'empty' })
    const before = inFlask(bench)
    act(bench, 'millilitre')
    expect(bench.level).toBe(50)
    expect(inFlask(bench)).toBe(before)
  })

  test('a full notebook lets its oldest line go, and comes back whole', () => {
    const bench = prepared('rinse', 'fill', 'bubble')
    for (let line = 0; line <= benchConfig.lines; line += 1) {
      act(bench, 'flask')
      bench.level = 10
      read(bench)
      act(bench, 'drop')
      setSlider(model, bench, 'reading', line / 20 + 10)
      act(bench, 'note')
    }
    expect(bench.runs).toHaveLength(benchConfig.lines)
    expect(bench.runs[0]?.end).not.toBe(10)
    expect(model.restore(model.create(), model.keep(bench))).toBe(true)
  })

  test('lets nothing run back into the burette', () => {
    const bench = prepared('rinse', 'fill', 'bubble')
    setSlider(model, bench, 'level', 20)
    setSlider(model, bench, 'level', 10)
    expect(bench.level).toBe(20)
    expect(bench.event?.id).toBe('notBack')
  })

  test('only two results within 0.10 mL agree, both ended by phenolphthalein and not run over', () => {
    const run = (volume: number, pH = 9) =>
      ({ acid: 'acetic', indicator: 'phenolphthalein', start: 0, end: volume, pH }) as const
    expect(concordant([run(25), run(25.1)])).toBeDefined()
    expect(concordant([run(25), run(25.15)])).toBeUndefined()
    expect(concordant([run(25), run(25, 12)])).toBeUndefined()
    expect(concordant([run(25), { ...run(25), acid: 'hydrochloric' }])).toBeUndefined()
    expect(concordant([run(27, 12), run(25), run(25.05)])).toBeDefined()
  })

  test('its notebook comes back, and nothing else is taken for one', () => {
    const bench = prepared('rinse', 'fill', 'bubble')
    titrate(bench)
    const kept = JSON.parse(JSON.stringify(model.keep(bench)))
    const other = model.create()
    expect(model.restore(other, kept)).toBe(true)
    expect(other.runs).toEqual(bench.runs)
    for (const damage of [
      null,
      7,
      { ...kept, runs: 'none' },
      { ...kept, runs: [{ ...kept.runs[0], acid: 'vinegar' }] },
      { ...kept, runs: [{ ...kept.runs[0], end: 51 }] },
      { ...kept, runs: Array.from({ length: 101 }, () => kept.runs[0]) },
      { ...kept, found: 1 },
      { ...kept, result: -1 },
    ]) {
      const fresh = model.create()
      expect(model.restore(fresh, damage)).toBe(false)
      expect(fresh.runs).toEqual([])
    }
  })

  test('its colour tells between which pH it stands, and the meter lies between them', () => {
    const bench = prepared('rinse', 'fill', 'bubble', 'flask', 'swirl')
    const told = () => model.readings(bench).find(({ id }) => id === 'ph-colour')
    // Phenolphthalein turns between 8.3 and 10. Source: Vogel, as in config.ts.
    expect(told()).toMatchObject({ figure: 0, to: 8.3 })
    const seen = new Set<number>()
    setSlider(model, bench, 'level', bench.level + 24.9)
    for (let drop = 0; drop < 8; drop += 1) {
      act(bench, 'drop')
      const { figure = 0, to = 0 } = told() ?? {}
      expect(pHOf(bench)).toBeGreaterThanOrEqual(figure)
      expect(pHOf(bench)).toBeLessThanOrEqual(to)
      seen.add(to)
    }
    expect([...seen]).toEqual([8.3, 10, 14])
    choose(model, bench, 'methylOrange')
    expect(told()).toMatchObject({ figure: 0, to: 3.1 })
  })

  test('a press on an object does the first thing that can be done', () => {
    const bench = model.create()
    expect(actionOf(model, bench, 'burette')).toBeUndefined()
    act(bench, 'goggles')
    expect(actionOf(model, bench, 'burette')).toBe('fill')
    expect(actionOf(model, bench, 'tap')).toBeUndefined()
    act(bench, 'fill')
    expect(actionOf(model, bench, 'tap')).toBe('drop')
  })

  test('every object names actions that there are', () => {
    for (const { actions } of model.objects) {
      for (const id of actions) expect(controlOf(model, id)?.kind, id).toBe('action')
    }
  })
})
