import { expect, test } from 'vitest'
import { length, subtract, type Vector3 } from '../../../../math/vector.ts'
import { setConfig } from '../config.ts'
import { cellPlan } from './cell-plan.ts'
import { createCellLab, send, travel } from './lesson/cell-lab.ts'
import { placeCell } from './placement.ts'
import { erReach } from './rough-er.ts'
import { routeOf } from './secretion.ts'
import { cargoAt, isPacked, onBow, stopOf, wayThrough } from './way.ts'

const { golgi, nucleus, radius } = cellPlan
const out = routeOf('secreted')
const apart = (a: Vector3, b: Vector3) => length(subtract(a, b))

test.each([setConfig.seed, 100, 101])(
  'in cell %i each stop lies where its part is, and the way out has no leap',
  (seed) => {
    const cell = placeCell(seed)
    const way = wayThrough(cell)
    for (const [stop, at] of Object.entries(way)) {
      if (stop === 'membrane') expect(length(at)).toBeGreaterThan(radius)
      else expect(length(at), stop).toBeLessThan(radius)
    }
    expect(apart(way.nucleus, nucleus.at)).toBeLessThan(nucleus.radius)
    expect(apart(way.pore, nucleus.at)).toBeCloseTo(nucleus.radius + 0.25, 6)
    expect(apart(way['rough-er'], nucleus.at)).toBeCloseTo(erReach, 6)
    expect(apart(way.golgi, golgi.at)).toBeCloseTo(golgi.radius.cis, 6)
    const ribosomes = cell.ribosomes.map(({ a }) => apart(a, way.ribosome))
    expect(Math.min(...ribosomes)).toBeCloseTo(0.15, 6)
    const lab = createCellLab()
    let last = cargoAt(way, lab)
    for (const station of out) {
      send(lab, station)
      for (let step = 0; step <= 40; step += 1) {
        const at = cargoAt(way, lab)
        expect(apart(at, last), `${station} ${step}`).toBeLessThan(0.7)
        last = at
        travel(lab, 0.05)
      }
    }
    expect(lab.journey.stage).toBe('secreted')
    expect(cargoAt(way, lab)).toEqual(way.membrane)
  },
)

test('a vesicle carries it from the ER and from the Golgi stack, and nowhere else', () => {
  const lab = createCellLab()
  const packed: string[] = []
  for (const station of out) {
    send(lab, station)
    if (isPacked(lab)) packed.push(`to ${station}`)
    travel(lab, 9)
    if (isPacked(lab)) packed.push(`at ${stopOf(station, lab)}`)
  }
  expect(packed.join()).toBe(
    'to vesicle,at first-vesicle,to golgi,to vesicle,at second-vesicle,to membrane',
  )
})

test('a bow begins and ends where it should, and comes towards the eye between', () => {
  const [a, b]: Vector3[] = [
    [-4, 2, -3.5],
    [3, -1, -0.5],
  ]
  if (!a || !b) throw new Error('none')
  expect(apart(onBow(a, b, 0), a)).toBeCloseTo(0, 9)
  expect(apart(onBow(a, b, 1), b)).toBeCloseTo(0, 9)
  expect(onBow(a, b, 0.5)[2]).toBeGreaterThan(-2)
})
