import { expect, test } from 'vitest'
import type { Vec3 } from '../../../../math/vector.ts'
import { headingOf } from '../../../../stage/xr/pose.ts'
import { expectClose } from '../testing/fixtures.ts'
import {
  createDoorPassage,
  crossesDoor,
  doorAhead,
  doorFacing,
  toDoorSpace,
  trackDoorPassage,
} from './ar.ts'

const door = { at: [0, 0, 0] as const, turn: 0 }

test('a doorway faces the visitor', () => {
  const turned = { at: [2, 0.1, -3] as const, turn: 90 }
  // Heading 90° looks along −x: before it lies +x, to its right −z.
  expectClose(toDoorSpace(turned, [3, 1.6, -3]), [0, 1.5, 1])
  expectClose(toDoorSpace(turned, [2, 0.1, -3.4]), [0.4, 0, 0])
  const eye: Vec3 = [4, 1.6, -1]
  expectClose(toDoorSpace(doorFacing([1, 0, 2], eye), eye), [0, 1.6, Math.hypot(3, 3)])
})

test.each([0, 70, -135])(
  'a doorway stands ahead of who heads %s° where no floor is aimed at',
  (heading) => {
    const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
    const eye: Vec3 = [1, 1.6, 2]
    expect(headingOf([c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, ...eye, 1])).toBeCloseTo(heading, 9)
    expectClose(toDoorSpace(doorAhead(eye, heading, 0), eye), [0, 1.6, 1.4])
  },
)

test.each<[string, Vec3, Vec3, boolean]>([
  ['from before it', [0, 1.6, 0.1], [0, 1.6, -0.1], true],
  ['from behind it', [0.4, 1.6, -0.2], [0.4, 1.6, 0.2], true],
  ['aslant, within its posts', [0.6, 1.6, 0.3], [0.2, 1.6, -0.1], true],
  ['not aslant, past a post', [0.6, 1.6, 0.1], [0.4, 1.6, -0.3], false],
  ['not beside it', [0.5, 1.6, 0.1], [0.5, 1.6, -0.1], false],
  ['not above it', [0, 2.1, 0.1], [0, 2.1, -0.1], false],
  ['not along its plane', [-0.3, 1.6, 0], [0.3, 1.6, 0], false],
  ['not by a leap of the tracking', [0, 1.6, 0.8], [0, 1.6, -0.8], false],
])('one goes through %s', (_how, before, after, goes) =>
  expect(crossesDoor(door, before, after)).toBe(goes),
)

test('crossesDoor works for any position and turn of the doorway', () => {
  const other = { at: [5, 1, -7] as const, turn: 90 }
  const place = (x: number, z: number): Vec3 => [5 + z, 2.6, -7 - x]
  expect(crossesDoor(other, place(0.2, 0.2), place(0.3, -0.2))).toBe(true)
  expect(crossesDoor(other, place(0.6, 0.2), place(0.6, -0.2))).toBe(false)
})

test('in by the doorway, about in the room round its frame, and out by it again; the first frame goes nowhere', () => {
  const passage = createDoorPassage()
  const way = [
    { x: 0, z: 0.2, isInside: false },
    { x: 0, z: -0.3, isInside: true },
    { x: 0.9, z: -0.3, isInside: true },
    // Past the frame, where its plane is crossed beside it.
    { x: 0.9, z: 0.4, isInside: true },
    { x: 0, z: 0.4, isInside: true },
    { x: 0, z: -0.2, isInside: false },
  ]
  for (const { x, z, isInside } of way) {
    const was = passage.isInside
    expect(trackDoorPassage(passage, door, [x, 1.6, z])).toBe(was !== isInside)
    expect(passage.isInside).toBe(isInside)
  }
  expect(trackDoorPassage(createDoorPassage(), door, [0, 1.6, -1])).toBe(false)
})
