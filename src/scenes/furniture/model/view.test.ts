import { expect, test } from 'vitest'
import { createView, resetView, togglePerson, turn, zoomBy } from './view.ts'

test('turns all the way round, and tilts no further than the floor and the top', () => {
  const view = createView()
  turn(view, 170, 0)
  expect(view.yaw).toBe(-162)
  turn(view, 0, 500)
  expect(view.pitch).toBe(85)
  turn(view, 0, -500)
  expect(view.pitch).toBe(3)
})

test('zooms within its range', () => {
  const view = createView()
  zoomBy(view, 1000)
  expect(view.zoom).toBe(300)
  zoomBy(view, -1000)
  expect(view.zoom).toBe(60)
})

test('goes back to the first view and keeps the person as it is', () => {
  const view = createView()
  turn(view, 40, 10)
  zoomBy(view, 20)
  togglePerson(view)
  resetView(view)
  expect(view).toEqual({ ...createView(), person: false })
})
