import { expect, test } from 'vitest'
import {
  createHologram,
  hasLayer,
  resetView,
  setMoving,
  setPlan,
  showsLayer,
  toggleExploded,
  toggleLayer,
  turn,
  zoomBy,
} from './hologram.ts'
import { layerIds } from './layers.ts'

test('at first everything that is proposed is shown, and nothing moves', () => {
  const state = createHologram()
  expect(layerIds.every((layer) => showsLayer(state, layer))).toBe(true)
  expect(state).toMatchObject({ plan: 'proposed', exploded: false, moving: false })
})

test('a layer is hidden and shown again by itself', () => {
  const state = createHologram()
  toggleLayer(state, 'trees')
  expect(layerIds.filter((layer) => !showsLayer(state, layer))).toEqual(['trees'])
  toggleLayer(state, 'trees')
  expect(showsLayer(state, 'trees')).toBe(true)
})

test('today has no tram, and the wish to see it outlasts a look at today', () => {
  const state = createHologram()
  setPlan(state, 'existing')
  expect(hasLayer(state.plan, 'tram')).toBe(false)
  expect(showsLayer(state, 'tram')).toBe(false)
  expect(showsLayer(state, 'buildings')).toBe(true)
  setPlan(state, 'proposed')
  expect(showsLayer(state, 'tram')).toBe(true)
})

test('the view turns all round, tilts within its range, zooms within its own, and comes back', () => {
  const state = createHologram()
  const home = { ...state.view }
  turn(state, 400, 200)
  expect(state.view).toMatchObject({ yaw: 13, pitch: 85 })
  turn(state, 0, -200)
  expect(state.view.pitch).toBe(10)
  zoomBy(state, 900)
  expect(state.view.zoom).toBe(300)
  zoomBy(state, -900)
  expect(state.view.zoom).toBe(60)
  resetView(state)
  expect(state.view).toEqual(home)
})

test('it is taken apart and put together, set in motion and stopped', () => {
  const state = createHologram()
  toggleExploded(state)
  setMoving(state, true)
  expect(state).toMatchObject({ exploded: true, moving: true })
  toggleExploded(state)
  setMoving(state, false)
  expect(state).toMatchObject({ exploded: false, moving: false })
})
