import { PerspectiveCamera } from 'three'
import { expect, test, vi } from 'vitest'
import { createLabel } from './place-label.ts'

test('a name stands over its thing, within the picture, and not for what is behind', () => {
  const element = document.createElement('p')
  vi.spyOn(element, 'offsetWidth', 'get').mockReturnValue(100)
  const { place, stop } = createLabel(element)
  const camera = new PerspectiveCamera(60, 4 / 3)
  const size = { width: 400, height: 300 }
  place({ x: 0, y: 0, z: -5 }, camera, size)
  expect(element.hidden).toBe(false)
  expect(element.style.transform).toBe('translate(200.0px, 150.0px)')
  place({ x: 90, y: 90, z: -5 }, camera, size)
  expect(element.style.transform).toBe('translate(342.0px, 48.0px)')
  place({ x: -90, y: -90, z: -5 }, camera, size)
  expect(element.style.transform).toBe('translate(58.0px, 260.0px)')
  place({ x: 0, y: 0, z: 5 }, camera, size)
  expect(element.hidden).toBe(true)
  place(null, camera, size)
  expect(element.hidden).toBe(true)
  stop()
})
