import { Color, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { fromUpright, vectorOf } from '../../model/camera/angles.ts'
import { limits } from '../../model/document/limits.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { createTileMaterial } from '../scene/tile-material.ts'
import { createTransitionLayer, setLayerLevel, setMoment } from './transition-layer.ts'
import type { TextureWindow } from './walk-part.ts'
import { mostCorners } from './walk-shader.ts'

test('the shader holds every floor that a document holds', () =>
  expect(mostCorners).toBe(limits.floorCorners.most))

const moment = {
  viewDirection: { yaw: 130, pitch: -25 },
  fov: 60,
  aspect: 3,
  position: [0.5, 0, -1] as const,
}

/** A window of a whole texture: nothing is looked up here. */
const all = { scale: [1, 1], offset: [0, 0] } satisfies TextureWindow

/** The ray that the shader casts through a place of the screen, −1…1. */
function rayThrough(
  transitionLayer: ReturnType<typeof createTransitionLayer>,
  x: number,
  y: number,
): Vector3 {
  const { x: wide, y: high } = transitionLayer.uniforms.spread.value
  return new Vector3(x * wide, y * high, -1)
    .applyMatrix3(transitionLayer.uniforms.axes.value)
    .normalize()
}

test('the middle of the screen looks where one looks, its upper edge half a field of view above', () => {
  const transitionLayer = createTransitionLayer()
  setMoment(transitionLayer, moment, 0.4)
  for (const [y, pitch] of [
    [0, -25],
    [1, 5],
    [-1, -55],
  ] as const)
    expectClose(rayThrough(transitionLayer, 0, y), vectorOf({ yaw: 130, pitch }))
  // What is right of the middle lies to the right.
  const right = rayThrough(transitionLayer, 0.2, 0)
  expect(Math.atan2(right.x, -right.z)).toBeGreaterThan((130 * Math.PI) / 180)
  const { from, share } = transitionLayer.uniforms
  expect([...from.value, share.value]).toEqual([0.5, 0, -1, 0.4])
})

test('with one’s head tilted to the right, what is above lies to the upper left', () => {
  const transitionLayer = createTransitionLayer()
  setMoment(transitionLayer, { ...moment, viewDirection: { yaw: 0, pitch: 0 }, roll: 30 }, 1)
  const above = rayThrough(transitionLayer, -0.1, Math.sqrt(3) * 0.1 * 3)
  expect(above.x).toBeCloseTo(0, 9)
  expect(above.y).toBeGreaterThan(0.1)
})

test('a picture that is turned upright is looked up as it was taken, and its tiles are found so', () => {
  const transitionLayer = createTransitionLayer()
  const level = { pitch: 20, roll: 70 }
  const way = [0.3, -0.5, -0.8] as const
  const looked = () => new Vector3(...way).applyMatrix3(transitionLayer.uniforms.taken.value)
  expectClose(looked(), way)
  const aside = { middle: Math.PI / 2, left: -0.3, right: 0.3, top: 0.3, bottom: -0.3 }
  const low = transitionLayer.add(createTileMaterial(new Color()), aside, false, all)
  const isSeen = () => {
    setMoment(transitionLayer, { ...moment, viewDirection: { yaw: 0, pitch: -80 }, aspect: 1 }, 1)
    return low.mesh.visible
  }
  expect(isSeen()).toBe(false)
  setLayerLevel(transitionLayer, level)
  expectClose(looked(), fromUpright([...way], level))
  // Rolled so far, what was to the right of the camera lies below it.
  expect(isSeen()).toBe(true)
  setLayerLevel(transitionLayer, null)
  expect(isSeen()).toBe(false)
})
