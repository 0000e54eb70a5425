import { expect, test } from 'vitest'
import { length, subtract, type Vec3 } from '../../../../math/vector.ts'
import { cargoAt, cellPlan, isPacked, stopOf, stops } from './cargo-path.ts'
import { advanceCargo, sendCargo } from './cell-lab.ts'
import { cellLesson } from './lesson.ts'
import { routeOf } from './secretion.ts'

const { golgi, nucleus, radius } = cellPlan
const out = routeOf('secreted')
const apart = (a: Vec3, b: Vec3) => length(subtract(a, b))

test('each stop lies where its part is, and the way out has no leap', () => {
  expect(length(stops.membrane)).toBeGreaterThan(radius)
  expect(apart(stops.nucleus, nucleus.at)).toBeLessThan(nucleus.radius)
  expect(apart(stops.pore, nucleus.at)).toBeCloseTo(nucleus.radius + 0.25, 2)
  // The outermost of four sheets, 0.42 micrometers apart.
  expect(apart(stops['rough-er'], nucleus.at)).toBeCloseTo(nucleus.radius + 4 * 0.42, 2)
  expect(apart(stops.golgi, golgi.at)).toBeCloseTo(golgi.radius, 2)
  const lab = cellLesson.create()
  let last = cargoAt(lab)
  for (const station of out) {
    sendCargo(lab, station)
    for (let step = 0; step <= 40; step += 1) {
      const at = cargoAt(lab)
      expect(apart(at, last), `${station} ${step}`).toBeLessThan(0.7)
      last = at
      advanceCargo(lab, 0.05)
    }
  }
  expect(lab.journey.stage).toBe('secreted')
  expect(cargoAt(lab)).toEqual(stops.membrane)
})

test('a vesicle carries it from the ER and from the Golgi stack, and nowhere else', () => {
  const lab = cellLesson.create()
  const packed: string[] = []
  for (const station of out) {
    sendCargo(lab, station)
    if (isPacked(lab)) packed.push(`to ${station}`)
    advanceCargo(lab, 9)
    if (isPacked(lab)) packed.push(`at ${stopOf(station, lab)}`)
  }
  expect(packed.join()).toBe(
    'to vesicle,at first-vesicle,to golgi,to vesicle,at second-vesicle,to membrane',
  )
})
