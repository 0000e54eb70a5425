import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { pointing } from '../../../../room-photo/model/testing/samples.ts'
import { cellAt, isLeftBehind, panelBeside, panelCells, panelPixel, panelSize } from './panel.ts'

const eye: Vector3 = [1, 1.6, 2]
const pieces = Array.from({ length: 9 }, (_, at) => `piece-${at}`)
const cells = panelCells(pieces, ['left', 'right', 'done'])
const to = (place: Vector3) => pointing(eye, place)

test.each([0, 75, -140])('a ray at its middle meets the middle, looking %s°', (heading) => {
  const place = panelBeside(eye, heading)
  const met = panelPixel(place, to(place.at))
  expect(met?.x).toBeCloseTo(panelSize.width / 2)
  expect(met?.y).toBeCloseTo(panelSize.height / 2)
})

test('up and right on the panel are up and right to who faces it', () => {
  const place = panelBeside(eye, 30)
  const turn = radians(place.turn)
  const [x, y, z] = place.at
  const met = panelPixel(place, to([x + 0.1 * Math.cos(turn), y + 0.2, z - 0.1 * Math.sin(turn)]))
  expect(met?.x).toBeCloseTo(panelSize.width / 2 + 160)
  expect(met?.y).toBeCloseTo(panelSize.height / 2 - 320)
})

test('a press tells its cell and none between; beside, behind and away nothing is met, and who goes or turns leaves it behind', () => {
  const place = panelBeside(eye, 0)
  const [x, y, z] = place.at
  expect(panelPixel(place, to([x, y + 1, z]))).toBeNull()
  expect(panelPixel(place, { origin: eye, direction: [0, 0, 1] })).toBeNull()
  expect(panelPixel(place, { origin: [x - 1, y, z - 2], direction: [0.3, 0, 1] })).toBeNull()
  expect(isLeftBehind(place, eye, 0)).toBe(false)
  expect(isLeftBehind(place, eye, -60)).toBe(false)
  expect(isLeftBehind(place, eye, 180)).toBe(true)
  expect(isLeftBehind(place, [1, 1.6, -2], 0)).toBe(true)
  const [first] = cells
  if (!first) throw new Error('no cell')
  expect(cellAt(cells, { x: first.x + 1, y: first.y + 1 })).toBe(first)
  expect(cellAt(cells, { x: 1, y: 1 })).toBeUndefined()
})
