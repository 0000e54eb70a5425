import { expect, test } from 'vitest'
import { radians } from '../../math/angle.ts'
import { dot, subtract, type Vec3 } from '../../math/vector.ts'
import { isLeftBehind, panelPose } from './panel-place.ts'

const eye: Vec3 = [1, 1.6, 2]
const hanging = { away: 0.75, below: 0.28, aside: 32, slack: { away: 1, turn: 90 } }

test.each([0, 75, -140])(
  'a panel hangs at reach to the left and faces who looks %s°',
  (heading) => {
    const { at, turn } = panelPose({ eye, heading }, hanging)
    const away = subtract(eye, at)
    expect(Math.hypot(away[0], away[2])).toBeCloseTo(0.75)
    const front: Vec3 = [Math.sin(radians(turn)), 0, Math.cos(radians(turn))]
    expect(dot(front, away)).toBeCloseTo(0.75)
    expect(turn).toBe(heading + 32)
  },
)

test('who goes or turns away leaves it behind, who leans or looks about does not', () => {
  const isLeft = (seen: Vec3, heading: number) =>
    isLeftBehind({ eye, heading: 0 }, { eye: seen, heading }, hanging)
  expect([isLeft(eye, 0), isLeft([1.2, 1.5, 2.1], 30), isLeft(eye, -60)]).not.toContain(true)
  expect([isLeft(eye, 180), isLeft([1, 1.6, -2], 0), isLeft([2.1, 1.6, 2], 0)]).not.toContain(false)
})
