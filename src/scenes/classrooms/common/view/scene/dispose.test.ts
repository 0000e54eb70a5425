import {
  BufferGeometry,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  Points,
  PointsMaterial,
  Texture,
} from 'three'
import { expect, test, vi } from 'vitest'
import { disposeSet } from './dispose.ts'

test('what lines, points and meshes hold is freed, each thing once', () => {
  const shared = new BufferGeometry()
  const map = new Texture()
  const held = [
    shared,
    map,
    new LineBasicMaterial(),
    new PointsMaterial({ map }),
    new MeshBasicMaterial({ map }),
  ] as const
  const [, , line, points, mesh] = held
  const inner = new Group().add(new Points(shared, points), new Mesh(shared, mesh))
  const freed = held.map((each) => vi.spyOn(each, 'dispose'))
  disposeSet(new Group().add(new Line(shared, line), inner))
  for (const each of freed) expect(each).toHaveBeenCalledOnce()
})
