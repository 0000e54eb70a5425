import { expect, test } from 'vitest'
import { addGrain } from './film-grain.ts'

function grey(width: number, height: number, alpha = 255, level = 128) {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 4) data.set([level, level, level, alpha], at)
  return { data, width, height }
}

const levels = ({ data }: { data: Uint8ClampedArray }) => [...data].filter((_, at) => at % 4 === 0)

test('grain has the strength that the photo’s has, and leaves the brightness as it is', () => {
  const image = grey(200, 150)
  addGrain(image, 6, { x: 0, y: 0 })
  const values = levels(image)
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  const variance = values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length
  expect(mean).toBeCloseTo(128, 0)
  expect(Math.abs(Math.sqrt(variance) - 6)).toBeLessThan(0.2)
})
