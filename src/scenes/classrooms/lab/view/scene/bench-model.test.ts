import { type Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { cornersOf, readModel } from '../../../common/view/scene/testing/read-model.ts'
import { sceneConfig } from '../../config.ts'
import { radiusAt } from '../../model/fill-height.ts'

const { lastMark, scale, tip, tube, tile, flask } = sceneConfig
const model = await readModel('lab/view/scene/titration.glb')
const cornersIn = (name: string) =>
  cornersOf(model.getObjectByName(name) as Object3D).map(({ at }) => at)
const rangeOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const
const heights = (name: string) => rangeOf(cornersIn(name).map(({ y }) => y))

test('marks of the burette go from its last mark 580 mm up, round a tube as wide as it is drawn', () => {
  const [low, high] = heights('tube-marks')
  // Its picture has a margin of 24 of 4096 pixels at either end: 3.4 mm.
  expect(low).toBeCloseTo(lastMark - 0.0034, 4)
  expect(high).toBeCloseTo(lastMark + scale + 0.0034, 4)
  const out = cornersIn('tube-marks').map(({ x, z }) => Math.hypot(x, z))
  for (const each of out) expect(each).toBeCloseTo(tube.outer + 0.0002, 4)
  expect(heights('tip-glass')[0]).toBeCloseTo(tip, 4)
})

test('the glass of the flask lies round what it holds, on its tile', () => {
  expect(heights('tile')[1]).toBeCloseTo(tile.height, 4)
  const glass = cornersIn('flask-near').map((at) => at.setY(at.y - tile.height))
  const [foot, rim] = rangeOf(glass.map(({ y }) => y))
  expect(foot).toBeCloseTo(0, 4)
  expect(rim).toBeCloseTo(0.104 + 0.0014, 4)
  for (const { x, y, z } of glass) {
    const inside = y > 0.002 && Math.hypot(x, z) > 0.005
    // Its inside begins by the glass' thickness above the foot.
    if (inside) expect(Math.hypot(x, z)).toBeGreaterThan(radiusAt(flask, y - 0.0014) - 0.0016)
  }
})

test('the tap turns about its own middle, under the scale', () => {
  const handle = model.getObjectByName('handle') as Object3D
  expect(handle.rotation.x).toBe(0)
  for (const part of ['tap-barrel', 'handle-bar']) {
    const [low, high] = heights(part)
    expect((low + high) / 2, part).toBeCloseTo(handle.getWorldPosition(new Vector3()).y, 4)
    expect(high, part).toBeLessThan(lastMark)
  }
})
