import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { placeLabel } from './place-label.ts'

test('a name stands over its thing, within the picture, and not for what is behind', () => {
  const element = document.createElement('p')
  const camera = new PerspectiveCamera(60, 4 / 3)
  camera.updateMatrixWorld()
  const size = { width: 400, height: 300 }
  placeLabel(element, { x: 0, y: 0, z: -5 }, camera, size)
  expect(element.hidden).toBe(false)
  expect(element.style.transform).toBe(
    'translate(clamp(50% + 8px, 200.0px, 392px - 50%), 150.0px) translate(-50%, -100%)',
  )
  placeLabel(element, { x: 0, y: 90, z: -5 }, camera, size)
  expect(element.style.transform).toContain(', 48.0px)')
  placeLabel(element, { x: 0, y: 0, z: 5 }, camera, size)
  expect(element.hidden).toBe(true)
  placeLabel(element, null, camera, size)
  expect(element.hidden).toBe(true)
})
