import { useThree } from '@react-three/fiber'
import { create } from '@react-three/test-renderer'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { XrSession } from './xr-session.tsx'

vi.mock('@react-three/xr', () => ({
  createXRStore: () => ({ destroy: () => {} }),
  XR: ({ children }: { children: ReactNode }) => children,
}))

const setSession = vi.fn(async () => {})

function WithHeadset({ children }: { children: ReactNode }) {
  const { gl } = useThree()
  useState(() => Object.assign(gl.xr, { setSession, hasDepthSensing: () => false }))
  return children
}

test('a session begins once, however often what it is told to is rendered anew', async () => {
  const told = vi.fn()
  const session = {} as XRSession
  const shown = (times: number) => (
    <WithHeadset>
      <XrSession session={session} onStart={() => told(times)} onError={() => {}}>
        {null}
      </XrSession>
    </WithHeadset>
  )
  const renderer = await create(shown(1))
  await renderer.update(shown(2))
  expect(setSession).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
})
