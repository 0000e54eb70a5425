import { expect, test } from 'vitest'
import { nameBeside } from './pin-name.ts'

const at = (x: number, y: number) => ({ x, y })
const above = (pins: readonly { x: number; y: number }[]) =>
  pins.map((pin) => nameBeside(pin, pins).isAbove)

test('a name stands over a pin of the upper half, under one of the lower, and never off the sheet', () => {
  expect(above([at(0.5, 0.05)])).toEqual([false])
  expect(above([at(0.5, 0.3)])).toEqual([true])
  expect(above([at(0.5, 0.6)])).toEqual([false])
  expect(above([at(0.5, 0.95)])).toEqual([true])
  expect([0.1, 0.5, 0.9].map((x) => nameBeside(at(x, 0.5), []).side)).toEqual([
    'right',
    'middle',
    'left',
  ])
})

test('of rooms side by side every other has its name on the other side', () => {
  expect(above([at(0.2, 0.3), at(0.35, 0.32)])).toEqual([true, false])
  expect(above([at(0.35, 0.32), at(0.2, 0.3)])).toEqual([false, true])
  expect(above([at(0.2, 0.6), at(0.3, 0.6), at(0.38, 0.6)])).toEqual([false, true, false])
})

test('names keep their sides where they are apart, or would leave the sheet', () => {
  expect(above([at(0.2, 0.3), at(0.45, 0.3)])).toEqual([true, true])
  expect(above([at(0.2, 0.3), at(0.3, 0.39)])).toEqual([true, true])
  expect(above([at(0.2, 0.05), at(0.3, 0.05)])).toEqual([false, false])
  expect(above([at(0.2, 0.95), at(0.3, 0.95)])).toEqual([true, true])
})
