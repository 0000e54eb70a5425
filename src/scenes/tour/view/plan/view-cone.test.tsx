import { expect, test, vi } from 'vitest'
import { coneDrawer } from './view-cone.ts'

const cone = { x: 0.5, y: 0.5, direction: 10, width: 60 }

test('a cone that turns keeps its shape, another zoom gives it another; the same again writes nothing', () => {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const draw = coneDrawer(path, { width: 1000, height: 500 })
  const drawn = () => [path.getAttribute('d'), path.getAttribute('transform')]
  draw(cone)
  const [shape] = drawn()
  expect(drawn()[1]).toBe('translate(500 250) rotate(10)')
  const written = vi.spyOn(path, 'setAttribute')
  expect([20, 20].map((direction) => draw({ ...cone, direction }))).toEqual([true, false])
  expect(written.mock.calls).toEqual([['transform', 'translate(500 250) rotate(20)']])
  draw({ ...cone, direction: 20, width: 30 })
  expect(drawn()[0]).not.toBe(shape)
  // Without a cone nothing is drawn, and with one again it is whole.
  draw(null)
  expect(drawn()).toEqual([null, null])
  draw(cone)
  expect(drawn()).toEqual([shape, 'translate(500 250) rotate(10)'])
})
