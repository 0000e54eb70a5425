import { Matrix4, Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { hangBefore, standBeside } from './panel-place.ts'

test('the board hangs to the left of where one looks, and faces the eyes', () => {
  const board = new Object3D()
  board.visible = false
  const eyes = new Vector3(2, 1.6, 3)
  const eye = new Matrix4().makeRotationY(Math.PI / 2).setPosition(eyes)
  hangBefore(board, eye.elements)
  board.updateMatrixWorld()
  expect(board.visible).toBe(true)
  const front = board.worldToLocal(eyes.clone())
  expect(front.x).toBeCloseTo(0, 6)
  expect(front.z).toBeCloseTo(1.1, 6)
  const seen = board.position.clone().applyMatrix4(eye.invert())
  expect(seen.x).toBeLessThan(-0.5)
  expect(seen.z).toBeLessThan(-0.8)
})

test('with the set it stands beside it, and goes where it goes', () => {
  const [board, place] = [new Object3D(), new Object3D()]
  hangBefore(board, new Matrix4().elements)
  place.position.set(5, 0.7, -2)
  standBeside(board, place)
  place.updateMatrixWorld(true)
  const at = board.getWorldPosition(new Vector3())
  expect(at.x).toBeLessThan(5)
  expect(at.y).toBeGreaterThan(0.7)
})
