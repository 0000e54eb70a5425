import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { length, subtract } from '../../../../math/vector.ts'
import { setConfig } from '../config.ts'
import { cellPlan } from './cell-plan.ts'
import { createCellLab, send, travel } from './lesson/cell-lab.ts'
import { placeCell } from './placement.ts'
import { erReach } from './rough-er.ts'
import { routeOf } from './secretion.ts'
import { cargoAt, isPacked, onBow, stopOf, wayThrough } from './way.ts'

const { golgi, nucleus, radius } = cellPlan
const seeds = [setConfig.seed, 100, 101, 102]
const out = routeOf('secreted')

describe.each(seeds)('in cell %i', (seed) => {
  const cell = placeCell(seed)
  const way = wayThrough(cell)

  test('every stop but the last lies in the cell, and the last outside', () => {
    for (const [stop, at] of Object.entries(way)) {
      if (stop === 'membrane') expect(length(at)).toBeGreaterThan(radius)
      else expect(length(at), stop).toBeLessThan(radius)
    }
  })

  test('each stop lies where its part is', () => {
    const fromNucleus = (at: typeof way.pore) => length(subtract(at, nucleus.at))
    expect(fromNucleus(way.nucleus)).toBeLessThan(nucleus.radius)
    expect(fromNucleus(way.pore)).toBeCloseTo(nucleus.radius + 0.25, 6)
    expect(fromNucleus(way['rough-er'])).toBeCloseTo(erReach, 6)
    expect(length(subtract(way.golgi, golgi.at))).toBeCloseTo(golgi.radius.cis, 6)
    const ribosomes = cell.ribosomes.map(({ a }) => length(subtract(a, way.ribosome)))
    expect(Math.min(...ribosomes)).toBeCloseTo(0.15, 6)
  })

  test('the way out goes on without a leap, and ends outside', () => {
    const lab = createCellLab()
    let last = cargoAt(way, lab)
    for (const station of out) {
      send(lab, station)
      for (let step = 0; step <= 40; step += 1) {
        const at = cargoAt(way, lab)
        expect(length(subtract(at, last)), `${station} ${step}`).toBeLessThan(0.7)
        last = at
        travel(lab, 0.05)
      }
    }
    expect(lab.journey.stage).toBe('secreted')
    expect(cargoAt(way, lab)).toEqual(way.membrane)
  })
})

test('a vesicle carries it from the ER and from the Golgi stack, and nowhere else', () => {
  const lab = createCellLab()
  const packed: string[] = []
  for (const station of out) {
    send(lab, station)
    if (isPacked(lab)) packed.push(`to ${station}`)
    travel(lab, 9)
    if (isPacked(lab)) packed.push(`at ${stopOf(station, lab)}`)
  }
  expect(packed).toEqual([
    'to vesicle',
    'at first-vesicle',
    'to golgi',
    'to vesicle',
    'at second-vesicle',
    'to membrane',
  ])
})

test('a bow begins and ends where it should, and comes towards the eye between', () => {
  const random = createRandom(31)
  const any = () => [random() * 8 - 4, random() * 8 - 4, -random() * 4] as const
  for (let trial = 0; trial < 100; trial += 1) {
    const [a, b] = [any(), any()]
    expect(length(subtract(onBow(a, b, 0), a))).toBeCloseTo(0, 9)
    expect(length(subtract(onBow(a, b, 1), b))).toBeCloseTo(0, 9)
    expect(onBow(a, b, 0.5)[2]).toBeGreaterThanOrEqual((a[2] + b[2]) / 2 - 1e-9)
  }
})
