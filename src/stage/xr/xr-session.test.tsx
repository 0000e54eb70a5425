import { useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { type ReactNode, useState } from 'react'
import { Mesh, MeshBasicMaterial } from 'three'
import { expect, test, vi } from 'vitest'
import { XrSession } from './xr-session.tsx'

vi.mock('@react-three/xr', () => ({
  createXRStore: () => ({ destroy: () => {} }),
  XR: ({ children }: { children: ReactNode }) => children,
}))

const setSession = vi.fn(async () => {})

function WithHeadset({ children, depth }: { children: ReactNode; depth?: Mesh }) {
  const { gl } = useThree()
  const hasDepthSensing = () => depth !== undefined
  useState(() =>
    Object.assign(gl.xr, { setSession, hasDepthSensing, getDepthSensingMesh: () => depth }),
  )
  return children
}

const nothing = { onStart() {}, onError() {}, leave() {} }

test('a session begins once, however often what it is told to is rendered anew', async () => {
  const told = vi.fn()
  const session = {} as XRSession
  const shown = (times: number) => (
    <WithHeadset>
      <XrSession {...{ session, ...nothing }} onStart={() => told(times)}>
        {null}
      </XrSession>
    </WithHeadset>
  )
  const renderer = await create(shown(1))
  await renderer.update(shown(2))
  expect(setSession).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
})

test('depth of the room hides without color, else WebGL would refuse to draw it', async () => {
  const depth = new Mesh(undefined, new MeshBasicMaterial())
  const renderer = await create(
    <WithHeadset depth={depth}>
      <XrSession {...{ session: {} as XRSession, ...nothing }}>{null}</XrSession>
    </WithHeadset>,
  )
  await renderer.advanceFrames(1, 0.02)
  expect(depth.material).toMatchObject({ colorWrite: false })
})
