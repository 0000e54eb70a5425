import { expect, test } from 'vitest'
import { howArConfig } from '../config.ts'
import { createHowAr, showStage, stageAt, towards } from './how-ar.ts'

test('the stages are 0 to 5, and the last one is there at first', () => {
  const state = createHowAr()
  expect(state.stage).toBe(5)
  showStage(state, 2)
  expect(state.stage).toBe(2)
  showStage(state, 17)
  expect(state.stage).toBe(5)
  showStage(state, -1)
  expect(state.stage).toBe(0)
})

test('from one stage to the next takes one travel, and nothing overshoots', () => {
  const { travel } = howArConfig
  expect(towards(1, 2, travel / 2)).toBeCloseTo(1.5, 9)
  expect(towards(1, 2, travel * 3)).toBe(2)
  expect(towards(2, 1, travel / 2)).toBeCloseTo(1.5, 9)
  expect(towards(2, 2, travel)).toBe(2)
  // From far it hurries.
  expect(towards(0, 4, travel / 2)).toBeCloseTo(1, 9)
})

test('the stage that is read is the last that has come up to the line', () => {
  const tops = [300, 400, 500, 600, 700, 800]
  expect(stageAt(tops, 100)).toBe(0)
  expect(stageAt(tops, 450)).toBe(1)
  expect(stageAt(tops, 5000)).toBe(5)
})
