import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { placeLabel } from './place-label.ts'

test('a name stands over its thing, within the picture, and not for what is behind', () => {
  const element = document.createElement('p')
  const camera = new PerspectiveCamera(60, 4 / 3)
  const place = (at?: { x: number; y: number; z: number }) =>
    placeLabel(element, at, camera, { width: 400, height: 300 })
  const [left, right] = ['clamp(8px, calc(', 'px - 50%), calc(392px - 100%))']
  place({ x: 0, y: 0, z: -5 })
  expect(element.hidden).toBe(false)
  expect(element.style.translate).toBe(`${left}200.0${right} calc(150.0px - 100%)`)
  place({ x: 1, y: 90, z: -5 })
  expect(element.style.translate).toBe(`${left}252.0${right} calc(48.0px - 100%)`)
  place({ x: 0, y: -90, z: -5 })
  expect(element.style.translate).toContain('calc(260.0px - 100%)')
  place({ x: 0, y: 0, z: 5 })
  expect(element.hidden).toBe(true)
  place()
  expect(element.hidden).toBe(true)
})
