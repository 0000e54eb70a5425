import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSight, showAround } from '../../model/sight/sight.ts'
import { ToolLine } from './tool-line.tsx'

afterEach(cleanup)

const size = { width: 1200, height: 400 }

test('a line follows the view frame by frame; its drawing is fitted when the viewer’s size changes, and its parts are looked for once', () => {
  const sight = createSight()
  const from = { yaw: -10, pitch: -20 }
  const { container } = render(
    <ToolLine sight={sight} from={from} to={{ yaw: 10, pitch: -20 }} label={undefined} />,
  )
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('no drawing')
  const [path] = svg.querySelectorAll('path')
  showAround(sight, size, 60, { yaw: 0, pitch: 0 }, 0)
  expect(svg.getAttribute('viewBox')).toBe('-600 -200 1200 400')
  const written = vi.spyOn(svg, 'setAttribute')
  const asked = vi.spyOn(svg, 'querySelectorAll')
  const before = path?.getAttribute('d')
  for (const yaw of [1, 2, 3]) showAround(sight, size, 60, { yaw, pitch: 0 }, 0)
  expect(path?.getAttribute('d')).not.toBe(before)
  expect([written.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0])
  showAround(sight, { width: 800, height: 400 }, 60, { yaw: 3, pitch: 0 }, 0)
  expect(svg.getAttribute('viewBox')).toBe('-400 -200 800 400')
})
