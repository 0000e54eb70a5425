import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import history from '../content/en/ui/history.json' with { type: 'json' }
import lab from '../content/en/ui/lab.json' with { type: 'json' }
import physics from '../content/en/ui/physics.json' with { type: 'json' }
import { radians } from '../src/math/angle.ts'
import { renderEnglish } from '../src/scenes/classrooms/common/view/tool/testing/workspace-help.tsx'
import {
  beamAt,
  PlanFigure,
  SectionFigure,
} from '../src/scenes/classrooms/history/view/tool/light-figures.tsx'
import { acidIds, titrationConfig } from '../src/scenes/classrooms/lab/config.ts'
import { CurveFigure } from '../src/scenes/classrooms/lab/view/tool/curve-figure.tsx'
import { createRun } from '../src/scenes/classrooms/physics/model/pendulum.ts'
import { runTrial } from '../src/scenes/classrooms/physics/model/trial.ts'
import { AngleGraph } from '../src/scenes/classrooms/physics/view/tool/angle-graph.tsx'
import { PendulumFigure } from '../src/scenes/classrooms/physics/view/tool/pendulum-figure.tsx'

/** What is drawn is held against what its own axes say, and against the laws by another way than the models go. */
type XY = [x: number, y: number]

/** Draws it anew, and finds in it. */
function draw(figure: ReactNode) {
  cleanup()
  const { container } = renderEnglish(figure, { history, lab, physics })
  const all = (selector: string) => [...container.querySelectorAll(selector)]
  return { all, paths: all('path').map((path) => path.getAttribute('d') ?? ''), container }
}
const numbersIn = (text = '') => (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number)
const of = (element: Element | undefined, name: string) =>
  numbersIn(element?.getAttribute(name) ?? '')
const one = (element: Element | undefined, name: string) => of(element, name)[0] ?? Number.NaN
const pointsOf = (d = '') => d.split('L').map((point) => numbersIn(point) as XY)
const said = (text: Element | undefined) =>
  numbersIn(text?.textContent?.replace(',', ''))[0] ?? Number.NaN
const isNear = (found: number, truth: number, by = 1e-4) =>
  expect(Math.abs(found - truth), `${found} for ${truth}`).toBeLessThan(by)

/** From places on an axis to what it says there: straight between the first and the last of its marks. */
function axis(marks: readonly (readonly [place: number, value: number])[]) {
  const [[from, low] = [0, 0], [to, high] = [1, 1]] = [marks[0], marks.at(-1)]
  const value = (place: number) => low + ((place - from) / (to - from)) * (high - low)
  for (const [place, says] of marks) isNear(value(place), says)
  return value
}
const axisOf = (texts: readonly Element[], name: string) =>
  axis(texts.map((text) => [one(text, name), said(text)] as const))

const shares = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]
/** Places along a circular arc of a path, `M x y A r r 0 large sweep x y`. */
function alongArc(d = ''): { radius: number; points: XY[] } {
  const [x0 = 0, y0 = 0, radius = 0, , , large, sweep, x1 = 0, y1 = 0] = numbersIn(d)
  const half = Math.hypot(x1 - x0, y1 - y0) / 2
  const far = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / (half * 2 || 1)
  const off = large === sweep ? -far : far
  const [cx, cy] = [(x0 + x1) / 2 - off * (y1 - y0), (y0 + y1) / 2 + off * (x1 - x0)]
  const from = Math.atan2(y0 - cy, x0 - cx)
  const turn = Math.atan2(y1 - cy, x1 - cx) - from
  const whole = sweep && turn < 0 ? 2 * Math.PI : !sweep && turn > 0 ? -2 * Math.PI : 0
  const points = shares.map((share): XY => {
    const angle = from + share * (turn + whole)
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  return { radius, points }
}

test.each([5, 30, 89, 91, 120, 170])(
  'a pendulum of %i° hangs where its angle says, its arcs lie where it swings, and its label is upright',
  (amplitude) => {
    const run = createRun(radians(amplitude))
    for (const angle of [-1, -0.6, 0.01, 0.4, 1].map((share) => share * amplitude)) {
      const turned = { ...run, state: { ...run.state, angle: radians(angle) } }
      const { all, paths, container } = draw(<PendulumFigure run={turned} />)
      const [bx, by] = ['cx', 'cy'].map((name) => one(all('[data-bob]')[0], name)) as XY
      const rod = paths.find((d) => !d.includes('A') && pointsOf(d).at(-1)?.[0] === bx)
      const [[px, py] = [0, 0]] = pointsOf(rod)
      const angleOf = ([x, y]: XY) => (Math.atan2(x - px, y - py) * 180) / Math.PI
      isNear(angleOf([bx, by]), angle)
      const arcs = paths.filter((d) => d.includes('A')).map(alongArc)
      const [swing, mark] = arcs.toSorted((a, b) => b.radius - a.radius)
      isNear(swing?.radius ?? 0, Math.hypot(bx - px, by - py))
      for (const [at, share] of shares.entries()) {
        isNear(angleOf(swing?.points[at] ?? [0, 0]), (2 * share - 1) * amplitude)
        // From straight down to the rod, the short way.
        isNear(angleOf(mark?.points[at] ?? [0, 0]), share * angle)
      }
      const turns = [...container.innerHTML.matchAll(/rotate\(([-\d.e]+)\)/g)]
      const upright = Math.cos(radians(turns.reduce((sum, [, turn]) => sum + Number(turn), 0)))
      expect(upright).toBeGreaterThan(-1e-9)
    }
  },
)

/** The angle of a pendulum of 1 m at each thousandth of 18 seconds, by leapfrog in small steps. */
function leapfrog(amplitude: number): number[] {
  let [angle, speed] = [amplitude, 0]
  return Array.from({ length: 18_001 }, () => {
    const now = angle
    for (let part = 0; part < 4; part += 1) {
      speed -= 9.81 * Math.sin(angle) * 1.25e-4
      angle += speed * 2.5e-4
      speed -= 9.81 * Math.sin(angle) * 1.25e-4
    }
    return now
  })
}

test.each([5, 60, 170])(
  'both lines of the angle from %i° lie where the equations say by the axes of the graph',
  (amplitude) => {
    const most = radians(amplitude)
    const truth = leapfrog(most)
    for (const now of [0, 1.7, 9.95, 10, 17.3]) {
      const run = runTrial(createRun(most), now)
      const { all } = draw(<AngleGraph run={run} />)
      const degreesAt = axisOf(all('text[dy]'), 'y')
      const angleAt = (y: number) => radians(degreesAt(y))
      const timeAt = (x: number) => Math.max(0, now - 10) + x / 10
      // Rounded to whole seconds.
      for (const label of all('text:not([dy])')) isNear(said(label), timeAt(one(label, 'x')), 0.51)
      const [foretold = [], full = []] = ['small', 'full'].map((series) =>
        pointsOf(all(`[data-series=${series}]`)[0]?.getAttribute('d') ?? ''),
      )
      expect([foretold[0]?.[0], foretold.at(-1)?.[0]]).toEqual([0, 100])
      isNear(full[0]?.[0] ?? -1, 0, 0.6)
      isNear(timeAt(full.at(-1)?.[0] ?? -1), now, 0.005)
      for (const [x, y] of foretold)
        isNear(angleAt(y), most * Math.cos(Math.sqrt(9.81) * timeAt(x)), 0.012 * most)
      for (const [x, y] of full)
        isNear(angleAt(y), truth[Math.round(timeAt(x) * 1000)] ?? Number.NaN, 0.012 * most)
    }
  },
)

/** Base that brings the flask to a pH, millilitres: the balance of charge, solved for the volume. */
function baseFor(acid: (typeof acidIds)[number], pH: number): number {
  const h = 10 ** -pH
  const free = h - 1e-14 / h
  const dissociated = acid === 'acetic' ? 1.75e-5 / (1.75e-5 + h) : 1
  return (25 * (0.1 * dissociated - free)) / (0.1 + free)
}

test.each(acidIds)('the curve of %s acid goes through what the balance of charge says', (acid) => {
  for (const [added, indicator] of [
    [0, 'bromothymol'],
    [3.21, 'methylOrange'],
    [24.98, 'phenolphthalein'],
    [25.05, 'bromothymol'],
    [50, 'methylOrange'],
  ] as const) {
    const { all, paths } = draw(<CurveFigure {...{ acid, indicator, added }} />)
    const pHAt = axisOf(all('text[dy]'), 'y')
    const volumeAt = axisOf(all('text:not([dy])'), 'x')
    const [whole = [], run = []] = paths.map(pointsOf)
    for (const [x, y] of [...whole, ...run]) isNear(volumeAt(x), baseFor(acid, pHAt(y)), 0.15)
    expect([whole[0]?.[0], whole.at(-1)?.[0]]).toEqual([0, 100])
    isNear(Math.max(...run.map(([x]) => volumeAt(x))), added, 0.01)
    for (const [at, name] of ['cx', 'cy'].entries())
      isNear(run.at(-1)?.[at] ?? 0, one(all('circle')[0], name), 0.01)
    const [top, height] = ['y', 'height'].map((name) => one(all('rect')[0], name)) as XY
    isNear(pHAt(top + height), titrationConfig.indicators[indicator].from)
    isNear(pHAt(top), titrationConfig.indicators[indicator].to)
  }
})

test('plan and section show the light where a straight ray from the sun through the oculus meets the building, all year', () => {
  const radius = 43.3 / 2
  for (let day = 5; day <= 365; day += 40) {
    for (const hour of [7, 9.25, 12, 16.75]) {
      const beam = beamAt(day, hour)
      const [sphere, end] = draw(<SectionFigure beam={beam} />).all('circle')
      const plan = draw(<PlanFigure beam={beam} />)
      const [sun, spot] = plan.all('circle[cx]')
      expect(spot !== undefined).toBe(beam.sun.altitude > 0)
      if (!spot) continue
      const scale = one(sphere, 'r') / radius
      // A circle that does not say where is at 0.
      const [x, y] = ['cx', 'cy'].map((name) => of(sphere, name)[0] ?? 0) as XY
      const [north, east] = [(one(end, 'cx') - x) / scale, one(spot, 'cx')]
      const up = radius - (one(end, 'cy') - y) / scale
      const flat = Math.hypot(north, east)
      isNear(-one(spot, 'cy'), north)
      isNear(2 * radius - up, flat * Math.tan(radians(beam.sun.altitude)))
      const [toNorth, toEast] = [Math.cos, Math.sin].map((part) =>
        part(radians(beam.sun.azimuth)),
      ) as XY
      isNear(north, -flat * toNorth)
      isNear(east, -flat * toEast)
      const out = Math.hypot(one(sun, 'cx'), one(sun, 'cy'))
      isNear(one(sun, 'cx'), out * toEast)
      isNear(-one(sun, 'cy'), out * toNorth)
      if (up > 1e-6) isNear(Math.hypot(flat, Math.max(0, up - radius)), radius)
      else expect(flat).toBeLessThanOrEqual(radius)
    }
  }
})
