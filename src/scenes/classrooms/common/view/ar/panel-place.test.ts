import { Matrix4, Object3D, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { beforeEyes, besideScene, type Place } from './panel-place.ts'

const panelAt = ({ at, turn }: Place) => {
  const panel = new Object3D()
  panel.position.copy(at)
  panel.rotation.y = turn
  panel.updateMatrixWorld()
  return panel
}

test('the panel hangs to the left of where one looks and faces the eyes; with the scene it stands beside it', () => {
  const eyes = new Vector3(2, 1.6, 3)
  const heading = Math.PI / 2
  const panel = panelAt(beforeEyes(eyes, heading))
  const front = panel.worldToLocal(eyes.clone())
  expect(front.x).toBeCloseTo(0, 6)
  expect(front.z).toBeCloseTo(1.1, 6)
  const eye = new Matrix4().makeRotationY(heading).setPosition(eyes)
  const seen = panel.position.clone().applyMatrix4(eye.invert())
  expect(seen.x).toBeLessThan(-0.5)
  expect(seen.z).toBeLessThan(-0.8)
  const { at } = besideScene({ at: new Vector3(5, 0.7, -2), turn: 0 })
  expect(at.x).toBeLessThan(5)
  expect(at.y).toBeGreaterThan(0.7)
})

test('the panel is turned with the scene that it stands beside', () => {
  const turned = besideScene({ at: new Vector3(5, 0.7, -2), turn: Math.PI })
  expect(turned.at.x).toBeGreaterThan(5)
  expect(turned.turn).toBeCloseTo(besideScene({ at: new Vector3(), turn: 0 }).turn + Math.PI)
})
