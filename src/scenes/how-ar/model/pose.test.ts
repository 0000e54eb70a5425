import { expect, test } from 'vitest'
import { orbitEye } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'
import { poseAt, ramp } from './pose.ts'

const stages = [0, 1, 2, 3, 4, 5].map(poseAt)

test('each stage adds what it is named for', () => {
  expect(stages.map(({ points }) => points)).toEqual([0, 1, 1, 1, 1, 0])
  expect(stages.map(({ wire }) => wire)).toEqual([0, 0, 1, 1, 1, 1])
  expect(stages.map(({ solid }) => solid)).toEqual([0, 0, 0, 1, 1, 1])
  expect(stages.map(({ lift }) => lift)).toEqual([0.42, 0.42, 0.42, 0, 0, 0])
  expect(stages.map(({ gone }) => gone)).toEqual([0, 0, 0, 0, 1, 1])
  expect(stages.map(({ deviceShown }) => deviceShown)).toEqual([1, 1, 1, 1, 1, 0])
})

test('the model keeps its place while the device moves', () => {
  const [before, after] = [poseAt(3), poseAt(4)]
  expect(orbitEye(before.device).x).not.toBeCloseTo(orbitEye(after.device).x, 1)
  expect(before.lift).toBe(after.lift)
  expect(before.eye).toEqual(after.eye)
})

test('in the end one looks through the device', () => {
  const end = poseAt(5)
  expect(end.eye).toEqual(end.device)
  expect(poseAt(0).eye).toEqual(howArConfig.watcher)
})

test('nothing jumps', () => {
  for (let moment = 0; moment < 5; moment += 0.02) {
    const [here, there] = [poseAt(moment), poseAt(moment + 0.02)]
    for (const key of ['points', 'plane', 'wire', 'solid', 'gone', 'deviceShown'] as const)
      expect(Math.abs(here[key] - there[key])).toBeLessThan(0.1)
    const [a, b] = [orbitEye(here.eye), orbitEye(there.eye)]
    expect(Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)).toBeLessThan(0.25)
  }
  expect([ramp(-1, 0, 2), ramp(1, 0, 2), ramp(9, 0, 2)]).toEqual([0, 0.5, 1])
})
