import { expect, test } from 'vitest'
import { orbitProjector } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'
import { animationStateAt } from './animation-state.ts'
import { deviceCorners } from './drawing.ts'
import { approachStage, createHowArState, showStage, stageAtLine } from './how-ar.ts'

test('stages are 0 to 5, and the last one is shown first', () => {
  const state = createHowArState()
  const shown = (stage: number) => {
    showStage(state, stage)
    return state.stage
  }
  expect([state.stage, shown(2), shown(17), shown(-1)]).toEqual([5, 2, 5, 0])
})

test('a step between neighboring stages takes one travel time and does not overshoot', () => {
  const { travel } = howArConfig
  expect(approachStage(1, 2, travel / 2)).toBeCloseTo(1.5, 9)
  expect(approachStage(1, 2, travel * 3)).toBe(2)
  expect(approachStage(2, 1, travel / 2)).toBeCloseTo(1.5, 9)
  expect(approachStage(2, 2, travel)).toBe(2)
  // From far it hurries.
  expect(approachStage(0, 4, travel / 2)).toBeCloseTo(1, 9)
})

test('the stage in view is the last whose top has reached the reading line', () => {
  const tops = [300, 400, 500, 600, 700, 800]
  expect([100, 450, 5000].map((line) => stageAtLine(tops, line))).toEqual([0, 1, 5])
})

test('each stage adds its own part, and the last one looks through the device', () => {
  const stages = [0, 1, 2, 3, 4, 5].map(animationStateAt)
  expect(stages.map(({ points }) => points)).toEqual([0, 1, 1, 1, 1, 0])
  expect(stages.map(({ wire }) => wire)).toEqual([0, 0, 1, 1, 1, 1])
  expect(stages.map(({ solid }) => solid)).toEqual([0, 0, 0, 1, 1, 1])
  expect(stages.map(({ lift }) => lift)).toEqual([0.42, 0.42, 0.42, 0, 0, 0])
  expect(stages.map(({ gone }) => gone)).toEqual([0, 0, 0, 0, 1, 1])
  expect(stages.map(({ deviceShown }) => deviceShown)).toEqual([1, 1, 1, 1, 1, 0])
  const [first, , , before, after, end] = stages
  expect(end?.eye).toEqual(end?.device)
  expect(first?.eye).toEqual(howArConfig.watcher)
  // The model keeps its place while the device moves.
  expect(before?.device).not.toEqual(after?.device)
  expect(before?.eye).toEqual(after?.eye)
})

test('the device frame is upright and centered in its own view', () => {
  const { device } = animationStateAt(4)
  const [a, b, c, d] = deviceCorners(device).map(orbitProjector(device, howArConfig.fieldOfView))
  expect(a).toMatchObject({ x: expect.closeTo(-(b?.x ?? 0), 9), y: expect.closeTo(b?.y ?? 0, 9) })
  expect(a?.y).toBeLessThan(0)
  expect(c?.y).toBeCloseTo(-(b?.y ?? 0), 9)
  expect(d?.x).toBeCloseTo(a?.x ?? 0, 9)
})
