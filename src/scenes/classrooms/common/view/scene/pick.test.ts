import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Raycaster, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { partOn } from './pick.ts'

/** A box of 1 m, its middle so far along the ray. */
function box(z: number): Group {
  const group = new Group()
  group.add(new Mesh(new BoxGeometry(1, 1, 1), new MeshBasicMaterial()))
  group.position.z = z
  group.updateMatrixWorld(true)
  return group
}
const ray = new Raycaster(new Vector3(0, 0, 0), new Vector3(0, 0, 1))

test('a press meets the nearest part', () => {
  expect(partOn(ray, { far: box(6), near: box(3) })).toBe('near')
  expect(partOn(ray, {})).toBeUndefined()
})

test('what is hidden is not in the way, nor pressed: as a part, within one, or with what holds it', () => {
  const [near, far] = [box(3), box(6)]
  near.visible = false
  expect(partOn(ray, { near, far })).toBe('far')
  near.visible = true
  for (const child of near.children) child.visible = false
  expect(partOn(ray, { near, far })).toBe('far')
  const place = new Group()
  place.visible = false
  place.add(far)
  expect(partOn(ray, { near, far })).toBeUndefined()
})
