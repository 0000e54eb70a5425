import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { pixelOf, type RoomCamera } from '../../../../room-photo/model/camera.ts'
import { betweenOf } from '../../../../room-photo/model/testing/samples.ts'
import {
  fitSimilarity,
  inverseSimilarity,
  residualsOf,
  type Similarity,
  transformCamera,
  transformPlace,
} from './align-photos.ts'

const between = betweenOf(createRandom(7))
const anyPlace = () => ({ x: between(-4, 4), z: between(-6, 1) })
const anySimilarity = (): Similarity => ({
  ...{ turn: between(-3, 3), scale: between(0.5, 2), x: between(-5, 5), z: between(-5, 5) },
})

test.each([2, 5])('%d exact places tell all of it', (count) => {
  for (let round = 0; round < 40; round += 1) {
    const real = anySimilarity()
    const pointPairs = Array.from({ length: count }, anyPlace).map((from) => ({
      ...{ from, to: transformPlace(real, from), weight: between(0.1, 3) },
    }))
    const found = fitSimilarity(pointPairs)
    const { scale, turn } = real
    expect(found).toMatchObject({ scale: expect.closeTo(scale, 6), turn: expect.closeTo(turn, 6) })
    if (found) expect(Math.max(...residualsOf(found, pointPairs))).toBeLessThan(1e-6)
  }
})

test('what is held stays, and the rest is as good as it can be', () => {
  const pointPairs = [1, 2, 3, 4].map(() => ({ from: anyPlace(), to: anyPlace(), weight: 1 }))
  const squares = (similarity: Similarity) =>
    residualsOf(similarity, pointPairs).reduce((sum, gap) => sum + gap ** 2, 0)
  const free = fitSimilarity(pointPairs)
  if (!free) throw new Error('no fit')
  const held = { turn: free.turn + 0.2, scale: free.scale * 1.1 }
  expect(fitSimilarity(pointPairs, held)).toMatchObject(held)
  for (const key of ['turn', 'scale', 'x', 'z'] as const)
    for (const by of [0.01, -0.01])
      expect(squares({ ...free, [key]: free[key] + by })).toBeGreaterThan(squares(free))
})

test('one place twice tells nothing, nor does one alone, nor places seen from behind', () => {
  const weight = 1
  const one = { from: { x: 1, z: 2 }, to: { x: 3, z: 4 }, weight }
  expect(fitSimilarity([one, one])).toBeNull()
  expect(() => fitSimilarity([one])).toThrow(RangeError)
  const other = { from: { x: 2, z: 2 }, to: { x: 4, z: 4 }, weight }
  expect(fitSimilarity([one, other], { turn: Math.PI })).toBeNull()
})

test('a camera sees in the other room what it saw in its own, and there is a way back', () => {
  const size = { width: 400, height: 300 }
  for (let round = 0; round < 60; round += 1) {
    const camera: RoomCamera = {
      ...{ fieldOfView: 1, tilt: between(-0.4, 0), roll: between(-0.1, 0.1) },
      ...{ yaw: between(-0.7, 0.7), height: between(1, 2), x: between(-1, 1), z: between(-1, 1) },
    }
    const similarity = anySimilarity()
    const place = anyPlace()
    const moved = transformPlace(similarity, place)
    const seen = pixelOf(transformCamera(similarity, camera), size, [moved.x, 0, moved.z])
    const before = pixelOf(camera, size, [place.x, 0, place.z])
    // One behind the lens is too near to it for the smaller room's.
    if (!seen || !before) continue
    expect(seen).toMatchObject({ x: expect.closeTo(before.x, 3), y: expect.closeTo(before.y, 3) })
    const back = transformPlace(inverseSimilarity(similarity), moved)
    expect(back).toMatchObject({ x: expect.closeTo(place.x), z: expect.closeTo(place.z) })
  }
})
