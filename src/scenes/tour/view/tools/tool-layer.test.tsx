import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createCamera, recordFrame } from '../../model/camera/tour-camera.ts'
import { ToolLine } from './tool-layer.tsx'

test('a line follows the view frame by frame, and its drawing the size of the viewer', () => {
  const cameraPose = createCamera()
  const [from, to] = [
    { yaw: -10, pitch: -20 },
    { yaw: 10, pitch: -20 },
  ]
  const { container } = render(
    <ToolLine
      {...{ cameraPose, from, to, label: undefined }}
      aim={{ at: { x: 0, y: 0 }, listeners: new Set() }}
    />,
  )
  const look = (width: number, yaw: number) => {
    recordFrame(cameraPose, { width, height: 400 }, 60, { yaw, pitch: 0 }, 0)
    return container.querySelector('path')?.getAttribute('d')
  }
  const size = () => container.querySelector('svg')?.getAttribute('viewBox')
  const before = look(1200, 0)
  expect(size()).toBe('-600 -200 1200 400')
  expect(look(1200, 3)).not.toBe(before)
  look(800, 3)
  expect(size()).toBe('-400 -200 800 400')
})
