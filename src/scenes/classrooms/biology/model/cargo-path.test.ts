import { expect, test } from 'vitest'
import { length, subtract, type Vector3 } from '../../../../math/vector.ts'
import { sceneConfig } from '../config.ts'
import { cargoAt, cargoPathThrough, isPacked, stopOf } from './cargo-path.ts'
import { advanceCargo, createCellLab, send } from './cell-lab.ts'
import { cellPlan } from './cell-plan.ts'
import { erReach } from './organelles.ts'
import { placeCell } from './placement.ts'
import { routeOf } from './secretion.ts'

const { golgi, nucleus, radius } = cellPlan
const out = routeOf('secreted')
const apart = (a: Vector3, b: Vector3) => length(subtract(a, b))

test('each stop lies where its part is, and the way out has no leap', () => {
  const cell = placeCell(sceneConfig.seed)
  const way = cargoPathThrough(cell)
  expect(length(way.membrane)).toBeGreaterThan(radius)
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
      advanceCargo(lab, 0.05)
    }
  }
  expect(lab.journey.stage).toBe('secreted')
  expect(cargoAt(way, lab)).toEqual(way.membrane)
})

test('a vesicle carries it from the ER and from the Golgi stack, and nowhere else', () => {
  const lab = createCellLab()
  const packed: string[] = []
  for (const station of out) {
    send(lab, station)
    if (isPacked(lab)) packed.push(`to ${station}`)
    advanceCargo(lab, 9)
    if (isPacked(lab)) packed.push(`at ${stopOf(station, lab)}`)
  }
  expect(packed.join()).toBe(
    'to vesicle,at first-vesicle,to golgi,to vesicle,at second-vesicle,to membrane',
  )
})
