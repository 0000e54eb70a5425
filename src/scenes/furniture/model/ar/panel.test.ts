import { expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { dot, subtract, type Vector3 } from '../../../../math/vector.ts'
import { cellAt, isLeftBehind, panelBeside, panelCells } from './panel.ts'

const eye: Vector3 = [1, 1.6, 2]
const named = (id: string) => ({ id, name: id })
const pieces = Array.from({ length: 9 }, (_, at) => named(`piece-${at}`))
const cells = panelCells(pieces, ['left', 'right', 'done'].map(named))

test.each([0, 75, -140])('it hangs at reach to the left and faces who looks %s°', (heading) => {
  const { at, turn } = panelBeside(eye, heading)
  const away = subtract(eye, at)
  expect(Math.hypot(away[0], away[2])).toBeCloseTo(0.75)
  const front: Vector3 = [Math.sin(radians(turn)), 0, Math.cos(radians(turn))]
  expect(dot(front, away)).toBeCloseTo(0.75)
  expect(turn).toBe(heading + 32)
})

test('a press tells its cell and none between, and who goes or turns leaves it behind', () => {
  const place = panelBeside(eye, 0)
  expect(isLeftBehind(place, eye, 0)).toBe(false)
  expect(isLeftBehind(place, eye, -60)).toBe(false)
  expect(isLeftBehind(place, eye, 180)).toBe(true)
  expect(isLeftBehind(place, [1, 1.6, -2], 0)).toBe(true)
  const [first] = cells
  if (!first) throw new Error('no cell')
  expect(cellAt(cells, { x: first.x + 1, y: first.y + 1 })).toBe(first)
  expect(cellAt(cells, { x: 1, y: 1 })).toBeUndefined()
})
