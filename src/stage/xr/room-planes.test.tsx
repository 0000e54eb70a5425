import { create } from '@react-three/test-renderer'
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { Group, Matrix4, type Mesh, type Object3D, Vector3 } from 'three'
import { beforeEach, expect, test, vi } from 'vitest'
import { RoomPlanes } from './room-planes.tsx'
import { matrixAt } from './testing/fake-session.ts'
import '../elements.ts'

interface SpaceProps {
  space: Float32Array
  children: ReactNode
  ref: Ref<Group>
}

const device = vi.hoisted(() => ({ planes: [] as unknown[] }))
/** The library, as it puts what is in a space where the device has that. */
vi.mock('@react-three/xr', () => ({
  useXRPlanes: () => device.planes,
  XRPlaneModel: ({ plane, ...mesh }: Record<string, unknown>) => <mesh {...mesh} />,
  XRSpace: ({ space, children, ref }: SpaceProps) => {
    const group = useRef<Group>(null)
    useImperativeHandle(ref, () => group.current ?? new Group())
    const matrix = new Matrix4().fromArray(space)
    return (
      <group ref={group} matrix={matrix} matrixAutoUpdate={false}>
        {children}
      </group>
    )
  },
}))

beforeEach(() => {
  device.planes = []
})

/** Its y axis towards +z, as of a wall behind the room. */
const upright = (z: number) => new Float32Array([1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 1, z, 1])

/** What hides of these planes. @param depth  whether the device tells the depth of the room too */
async function hiding(planes: readonly Float32Array[], depth = false) {
  device.planes = planes.map((planeSpace) => ({ planeSpace }))
  const renderer = await create(<RoomPlanes floor={0} />)
  const root = renderer.scene.instance as unknown as Object3D
  const { gl } = (
    root as unknown as { __r3f: { root: { getState(): { gl: object } } } }
  ).__r3f.root.getState()
  Object.assign(gl, { xr: { hasDepthSensing: () => depth } })
  await renderer.advanceFrames(1, 0.016)
  const meshes: Mesh[] = []
  root.updateMatrixWorld()
  root.traverse((part) => {
    if ('isMesh' in part && part.visible) meshes.push(part as Mesh)
  })
  return meshes
}

test('a wall hides from a little behind where it was seen, in depth alone', async () => {
  const [wall] = await hiding([upright(-2)])
  expect(wall?.material).toMatchObject({ colorWrite: false })
  expect(new Vector3().setFromMatrixPosition(wall?.matrixWorld ?? new Matrix4()).z).toBeCloseTo(
    -2.05,
  )
})

test('a table hides, the floor and a rug on it do not', async () => {
  const table = matrixAt([0, 0.74, 0])
  expect(await hiding([matrixAt([0, 0, 0]), matrixAt([0, 0.02, 0])])).toHaveLength(0)
  expect(await hiding([matrixAt([0, 0, 0]), table])).toHaveLength(1)
})

test('where the device tells depth, no surface hides besides', async () => {
  expect(await hiding([upright(-2)], true)).toHaveLength(0)
})
