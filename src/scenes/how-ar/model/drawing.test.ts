import { expect, test } from 'vitest'
import { orbitProjector } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'
import { deviceCorners } from './device.ts'
import { drawPose } from './drawing.ts'
import { poseAt } from './pose.ts'

const kinds = (stage: number) => new Set(drawPose(poseAt(stage)).map(({ kind }) => kind))

test('the drawing grows with the stages', () => {
  expect(kinds(0)).toEqual(new Set(['table', 'tableSide', 'ray', 'device']))
  expect(kinds(1)).toContain('point')
  expect(kinds(1)).not.toContain('house')
  expect(kinds(2)).toContain('house')
  expect(kinds(5)).not.toContain('device')
})

test('all that is drawn is in the picture, but for the floor and the rays', () => {
  for (const stage of [0, 1, 2, 3, 4, 5]) {
    const inside = drawPose(poseAt(stage)).filter(({ kind }) => /house|line|device/.test(kind))
    for (const { d } of inside) {
      for (const [, x = 0, y = 0] of d.matchAll(/[ML](-?\d+) (-?\d+)/g)) {
        expect(Math.abs(Number(x))).toBeLessThanOrEqual(800)
        expect(Math.abs(Number(y))).toBeLessThanOrEqual(500)
      }
    }
  }
})

test('seen through the device, its frame is upright and in the middle', () => {
  const { device } = poseAt(4)
  const corners = deviceCorners(device).map(orbitProjector(device, howArConfig.fieldOfView))
  const [a, b, c, d] = corners
  expect(a?.x).toBeCloseTo(-(b?.x ?? 0), 9)
  expect(a?.y).toBeCloseTo(b?.y ?? 0, 9)
  expect(a?.y).toBeLessThan(0)
  expect(c?.y).toBeCloseTo(-(b?.y ?? 0), 9)
  expect(d?.x).toBeCloseTo(a?.x ?? 0, 9)
})
