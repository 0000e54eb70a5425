import { expect, test, vi } from 'vitest'
import { coneDrawer } from './draw-cone.ts'

const size = { width: 1000, height: 500 }
const cone = { x: 0.5, y: 0.5, direction: 10, width: 60 }

function drawing() {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const draw = coneDrawer(path, size)
  draw(cone)
  const written = vi.spyOn(path, 'setAttribute')
  return { path, draw, names: () => written.mock.calls.map(([name]) => name) }
}

test('turned, a cone keeps its shape; the same again writes nothing', () => {
  const { path, draw, names } = drawing()
  expect(path.getAttribute('transform')).toBe('translate(500 250) rotate(10)')
  expect(draw({ ...cone, direction: 20 })).toBe(true)
  expect(draw({ ...cone, direction: 20 })).toBe(false)
  expect(names()).toEqual(['transform'])
  expect(path.getAttribute('transform')).toBe('translate(500 250) rotate(20)')
})

test('another zoom gives it another shape where it stands', () => {
  const { path, draw, names } = drawing()
  const before = path.getAttribute('d')
  draw({ ...cone, width: 30 })
  expect(names()).toEqual(['d'])
  expect(path.getAttribute('d')).not.toBe(before)
})

test('without a cone nothing is drawn, and with one again it is whole', () => {
  const { path, draw } = drawing()
  const shape = path.getAttribute('d')
  draw(null)
  expect([path.getAttribute('d'), path.getAttribute('transform')]).toEqual([null, null])
  draw(cone)
  expect(path.getAttribute('d')).toBe(shape)
  expect(path.getAttribute('transform')).toBe('translate(500 250) rotate(10)')
})
