import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { createCamera, recordFrame, type TourCamera } from '../../model/camera/tour-camera.ts'
import type { Mark } from '../../model/document/tour-document.ts'
import { useMarkPlaces } from './use-mark-places.ts'

const marks: readonly Mark[] = [{ id: 'door', yaw: 10, pitch: 0 }]
const size = { width: 1200, height: 400 }

function Marks({ cameraPose, isHidden }: { cameraPose: TourCamera; isHidden: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  useMarkPlaces(list, cameraPose, marks, isHidden)
  return (
    <div ref={list} hidden={isHidden}>
      <span data-mark="door" data-testid="door" />
    </div>
  )
}

const door = () => screen.getByTestId('door').style
const across = () => Number.parseFloat(door().transform.slice('translate('.length))
const look = (cameraPose: TourCamera, yaw: number) =>
  recordFrame(cameraPose, size, 60, { yaw, pitch: 0 }, 0)

test('a mark follows the view, and is seen while it is in it', () => {
  const cameraPose = createCamera()
  render(<Marks cameraPose={cameraPose} isHidden={false} />)
  expect(door().visibility).toBe('hidden')
  look(cameraPose, 10)
  expect(door().visibility).toBe('visible')
  expect(across()).toBeCloseTo(0, 6)
  look(cameraPose, 0)
  const aside = (200 / Math.tan(Math.PI / 6)) * Math.tan(Math.PI / 18)
  expect(across()).toBeCloseTo(aside, 6)
  look(cameraPose, 180)
  expect(door().visibility).toBe('hidden')
})

test('while the marks are hidden nothing is placed, and once they are shown all is, without another frame', () => {
  const cameraPose = createCamera()
  const { rerender } = render(<Marks cameraPose={cameraPose} isHidden />)
  look(cameraPose, 0)
  expect(door().transform).toBe('')
  rerender(<Marks cameraPose={cameraPose} isHidden={false} />)
  expect(door().transform).toMatch(/^translate/)
})
