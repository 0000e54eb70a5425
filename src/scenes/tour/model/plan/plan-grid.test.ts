import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { besides, emptySheet, gridPath, inMetres, metreOn, snapped } from './plan-grid.ts'

test('corners stand on the quarters of a metre, also at the edge of the sheet', () => {
  expect(inMetres(emptySheet, snapped(emptySheet, [0.5 + 0.004, 1 / 3]))).toEqual({ x: 6, y: 3 })
  expect(snapped(emptySheet, [2, -1])).toEqual([1, 0])
  const { x, y } = inMetres(emptySheet, snapped(emptySheet, [1, 1]))
  expect([x, y]).toEqual([12, 9])
})

test('whatever is snapped stays where it is, on a sheet of any shape', () => {
  const dice = createRandom(8)
  for (let run = 0; run < 300; run += 1) {
    const sheet = {
      size: { width: 1 + Math.floor(dice() * 3000), height: 1 + Math.floor(dice() * 3000) },
      metres: dice() < 0.3 ? null : 1 + dice() * 60,
    }
    const at = snapped(sheet, [dice(), dice()])
    const again = snapped(sheet, at)
    expect(again[0]).toBeCloseTo(at[0], 9)
    expect(again[1]).toBeCloseTo(at[1], 9)
    expect(at.every((share) => share >= 0 && share <= 1 + 1e-9)).toBe(true)
    // A metre is as long across as along.
    const [across, along] = metreOn(sheet)
    expect(across * sheet.size.width).toBeCloseTo(along * sheet.size.height, 6)
  }
})

test('a step aside is a quarter of a metre, and none leaves the sheet', () => {
  const from = snapped(emptySheet, [0.5, 0.5])
  const there = inMetres(emptySheet, besides(emptySheet, from, 1, -4))
  const here = inMetres(emptySheet, from)
  expect([there.x - here.x, there.y - here.y]).toEqual([0.25, -1])
  expect(besides(emptySheet, [0, 0], -1, -1)).toEqual([0, 0])
})

test('there is a line for each metre inside the sheet', () => {
  expect(gridPath(emptySheet).match(/M/g)).toHaveLength(11 + 8)
  expect(gridPath({ ...emptySheet, metres: 5000 })).toBe('')
})
