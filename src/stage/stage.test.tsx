import { cleanup, render } from '@testing-library/react'
import { EventDispatcher } from 'three'
import { expect, test, vi } from 'vitest'
import { Stage } from './stage.tsx'

const renderer = Object.assign(new EventDispatcher(), {
  domElement: document.createElement('canvas'),
  xr: new EventDispatcher(),
  dispose: vi.fn(),
  forceContextLoss: vi.fn(),
})
vi.mock('./renderer.ts', () => ({ takeRenderer: () => renderer }))

test('a stage that unmounts before its box has a size releases its context', () => {
  const camera = { fov: 50, near: 0.1, far: 10, position: [0, 0, 1] as [number, number, number] }
  render(
    <Stage name="hidden" camera={camera} antialias alpha depth>
      <group />
    </Stage>,
  )
  cleanup()
  expect(renderer.dispose).toHaveBeenCalledOnce()
  expect(renderer.forceContextLoss).toHaveBeenCalledOnce()
})
