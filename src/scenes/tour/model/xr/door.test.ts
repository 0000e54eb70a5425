import { describe, expect, it, test } from 'vitest'
import type { Vector3 } from '../../../../math/vector.ts'
import { headingOf } from '../../../../stage/xr/pose.ts'
import {
  createPassage,
  type Door,
  doorAhead,
  doorFacing,
  follow,
  fromDoor,
  goesThrough,
} from './door.ts'

const doorAt = (at: Vector3, turn: number): Door => ({ at, turn })

const close = (actual: readonly number[], expected: readonly number[]) => {
  for (const [at, value] of expected.entries()) expect(actual[at]).toBeCloseTo(value, 9)
}

describe('a doorway', () => {
  const turned = doorAt([2, 0.1, -3], 90)

  it('is turned as who stands before it', () => {
    // Heading 90° looks along −x: before it lies +x, to its right −z.
    close(fromDoor(turned, [3, 1.6, -3]), [0, 1.5, 1])
    close(fromDoor(turned, [2, 0.1, -3.4]), [0.4, 0, 0])
  })

  it('turns its front to the visitor', () => {
    const eye: Vector3 = [4, 1.6, -1]
    const at: Vector3 = [1, 0, 2]
    const [right, above, before] = fromDoor(doorFacing(at, eye), eye)
    expect(right).toBeCloseTo(0, 9)
    expect(above).toBeCloseTo(1.6, 9)
    expect(before).toBeCloseTo(Math.hypot(3, 3), 9)
  })

  it('stands ahead of the visitor where no floor is aimed at, to be seen from its front', () => {
    for (const heading of [0, 70, -135, 180]) {
      const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
      const eye: Vector3 = [1, 1.6, 2]
      expect(headingOf([c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, ...eye, 1])).toBeCloseTo(heading, 9)
      const door = doorAhead(eye, heading, 0)
      close(fromDoor(door, eye), [0, 1.6, 1.4])
    }
  })
})

describe('one goes through', () => {
  const door = doorAt([0, 0, 0], 0)
  it.each<[string, Vector3, Vector3, boolean]>([
    ['from before it', [0, 1.6, 0.1], [0, 1.6, -0.1], true],
    ['from behind it', [0.4, 1.6, -0.2], [0.4, 1.6, 0.2], true],
    ['aslant, within its posts', [0.6, 1.6, 0.3], [0.2, 1.6, -0.1], true],
    ['not aslant, past a post', [0.6, 1.6, 0.1], [0.4, 1.6, -0.3], false],
    ['not beside it', [0.5, 1.6, 0.1], [0.5, 1.6, -0.1], false],
    ['not above it', [0, 2.1, 0.1], [0, 2.1, -0.1], false],
    ['on hands and knees', [0, 0.4, 0.1], [0, 0.4, -0.1], true],
    ['not below its threshold', [0, -0.1, 0.1], [0, -0.1, -0.1], false],
    ['not along its plane', [-0.3, 1.6, 0], [0.3, 1.6, 0], false],
    ['not by a leap of the tracking', [0, 1.6, 0.8], [0, 1.6, -0.8], false],
    ['not before it alone', [0, 1.6, 0.5], [0, 1.6, 0.1], false],
  ])('%s', (_how, before, after, goes) => {
    expect(goesThrough(door, before, after)).toBe(goes)
  })

  it('wherever it stands, however it is turned', () => {
    const other = doorAt([5, 1, -7], 33)
    const [c, s] = [Math.cos((33 * Math.PI) / 180), Math.sin((33 * Math.PI) / 180)]
    const place = (x: number, z: number): Vector3 => [5 + x * c + z * s, 2.6, -7 - x * s + z * c]
    expect(goesThrough(other, place(0.2, 0.2), place(0.3, -0.2))).toBe(true)
    expect(goesThrough(other, place(0.6, 0.2), place(0.6, -0.2))).toBe(false)
  })
})

test('in by the doorway, about in the room round its frame, and out by it again', () => {
  const door = doorAt([0, 0, 0], 0)
  const passage = createPassage()
  const way: [Vector3, boolean][] = [
    [[0, 1.6, 1], false],
    [[0, 1.6, 0.2], false],
    [[0, 1.6, -0.3], true],
    [[0.9, 1.6, -0.3], true],
    // Past the frame, where its plane is crossed beside it.
    [[0.9, 1.6, 0.4], true],
    [[0, 1.6, 0.4], true],
    [[0, 1.6, -0.2], false],
    [[0.9, 1.6, -0.2], false],
  ]
  const seen = way.map(([eye]) => {
    follow(passage, door, eye)
    return passage.isInside
  })
  expect(seen).toEqual(way.map(([, isInside]) => isInside))
  expect(follow(passage, door, [0, 1.6, -0.2])).toBe(false)
  expect(follow(passage, door, [0, 1.6, 0.1])).toBe(true)
})

test('the first frame goes nowhere', () => {
  expect(follow(createPassage(), doorAt([0, 0, 0], 0), [0, 1.6, -1])).toBe(false)
})
