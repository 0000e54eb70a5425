import { expect, test } from 'vitest'
import { adaptResolution, createResolution } from './resolution.ts'

const range = { min: 0.75, max: 2 }

/** Draws frames so many ms apart. @returns the resolution and how often it changed */
function run(gaps: number[], dpr = 2) {
  const resolution = createResolution(dpr)
  let now = 10_000
  let resizes = 0
  adaptResolution(resolution, now, range)
  for (const gap of gaps) {
    now += gap
    if (adaptResolution(resolution, now, range)) resizes += 1
  }
  return { dpr: resolution.dpr, resizes }
}

test('one slow frame changes nothing, four in a row do', () => {
  expect(run([40, 16, 40, 16, 40, 16, 40]).dpr).toBe(2)
  expect(run([40, 40, 40, 40]).dpr).toBeCloseTo(1.6, 9)
})

test('it never falls below the least nor rises above the full ratio', () => {
  expect(run(Array(200).fill(60)).dpr).toBe(0.75)
  expect(run(Array(800).fill(8), 0.75).dpr).toBe(2)
})

test('pauses are no slow frames', () => {
  expect(run([300, 300, 300, 300, 300])).toEqual({ dpr: 2, resizes: 0 })
})

test('after a resize half a second passes before the next', () => {
  // Four slow frames, then 480 ms that are not judged.
  expect(run([40, 40, 40, 40, ...Array(12).fill(40)]).resizes).toBe(1)
  expect(run([40, 40, 40, 40, ...Array(17).fill(40)]).resizes).toBe(2)
})
