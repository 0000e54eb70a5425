import { expect, test } from 'vitest'
import { finenessOf } from './fineness.ts'

/** Of an edge that is drawn so finely, enlarged by straight ramps and then blurred: its steepness as a Gaussian's deviation, pixels of the photo. */
function softnessOf({ by, blur }: ReturnType<typeof finenessOf>): number {
  const drawn = by < 1 ? Math.hypot(0.35, Math.sqrt(1 / 6)) / by : 0.35
  return Math.hypot(drawn, blur)
}

test('a sharp photo has its furniture drawn pixel for pixel, and nothing blurred', () => {
  expect(finenessOf(0)).toEqual({ by: 1, blur: 0 })
  expect(finenessOf(0.3)).toEqual({ by: 1, blur: 0 })
  expect(finenessOf(0.5).by).toBe(1)
})

test.each([0.4, 0.6, 0.9, 1.3, 2, 4])('furniture is as soft as a photo of blur %d', (blur) => {
  expect(softnessOf(finenessOf(blur))).toBeCloseTo(blur, 5)
})

test('the softer a photo, the fewer pixels are drawn; never less than half of them each way', () => {
  const drawn = [0.5, 0.7, 0.9, 1.1, 2, 4].map((blur) => finenessOf(blur).by)
  expect(drawn).toEqual(drawn.toSorted((a, b) => b - a))
  expect(drawn.at(-1)).toBe(0.5)
})
