import { type Mesh, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createRoomPlanes } from './room-planes.ts'
import { FakeSession, matrixAt, spaceAt } from './testing/fake-session.ts'

const room = spaceAt(matrixAt([0, 0, 0]))
const square = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
].map(([x, z]) => ({ x, y: 0, z, w: 1 }) as DOMPointReadOnly)

/** Its y axis towards +z, as of a wall behind the room. */
const upright = (z: number) => new Float32Array([1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, z, 1])

const planeAt = (matrix: Float32Array<ArrayBuffer> | null, polygon = square, lastChangedTime = 1) =>
  ({ planeSpace: spaceAt(matrix), polygon, lastChangedTime }) as unknown as XRPlane

function frameWith(...planes: XRPlane[]): XRFrame {
  const frame = new FakeSession().frame()
  return Object.assign(frame, { detectedPlanes: new Set(planes) })
}

const shown = (planes: ReturnType<typeof createRoomPlanes>) =>
  (planes.root.children as Mesh[]).filter(({ visible }) => visible)

test('a wall hides from a little behind where it was seen, in depth alone', () => {
  const planes = createRoomPlanes()
  planes.read(frameWith(planeAt(upright(-2))), room, 0)
  const [wall] = shown(planes)
  expect(wall?.material).toMatchObject({ colorWrite: false })
  expect(new Vector3(0, 0, 0).applyMatrix4(wall?.matrix as never).z).toBeCloseTo(-2.05)
  wall?.geometry.computeBoundingBox()
  expect(wall?.geometry.boundingBox?.max.x).toBe(1)
})

test('a table hides, the floor and a rug on it do not', () => {
  const planes = createRoomPlanes()
  const [floor, rug, table] = [0, 0.02, 0.74].map((y) => planeAt(matrixAt([0, y, 0])))
  planes.read(frameWith(floor as XRPlane, rug as XRPlane), room, 0)
  expect(shown(planes)).toHaveLength(0)
  planes.read(frameWith(table as XRPlane), room, 0)
  expect(shown(planes)).toHaveLength(1)
})

test('a surface that has no place, or is gone, hides nothing', () => {
  const planes = createRoomPlanes()
  planes.read(frameWith(planeAt(null)), room, 0)
  expect(shown(planes)).toHaveLength(0)
  planes.read(frameWith(planeAt(upright(-2))), room, 0)
  expect(planes.root.children).toHaveLength(1)
  planes.read(new FakeSession().frame(), room, 0)
  expect(planes.root.children).toHaveLength(0)
})

test('a surface that was seen anew has its new outline, and the old one is freed', () => {
  const planes = createRoomPlanes()
  const plane = planeAt(upright(-2))
  planes.read(frameWith(plane), room, 0)
  const [before] = planes.root.children as Mesh[]
  let freed = 0
  before?.geometry.addEventListener('dispose', () => {
    freed += 1
  })
  planes.read(frameWith(plane), room, 0)
  expect(planes.root.children).toEqual([before])
  Object.assign(plane, { polygon: [...square, { x: -2, z: 0 }], lastChangedTime: 2 })
  planes.read(frameWith(plane), room, 0)
  expect((planes.root.children[0] as Mesh).geometry.getIndex()?.count).toBe(9)
  expect(freed).toBe(1)
  planes.dispose()
  expect(planes.root.children).toHaveLength(0)
})
