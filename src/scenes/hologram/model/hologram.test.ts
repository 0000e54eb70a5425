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

test('at first all that is proposed is shown and rests; a layer is hidden and shown again by itself', () => {
  const state = createHologram()
  const hidden = () => layerIds.filter((layer) => !showsLayer(state, layer))
  expect(state).toMatchObject({ plan: 'proposed', exploded: false, moving: false })
  expect(hidden()).toEqual([])
  toggleLayer(state, 'trees')
  expect(hidden()).toEqual(['trees'])
  toggleLayer(state, 'trees')
  expect(hidden()).toEqual([])
  toggleExploded(state)
  setMoving(state, true)
  expect(state).toMatchObject({ exploded: true, moving: true })
  toggleExploded(state)
  setMoving(state, false)
  expect(state).toMatchObject({ exploded: false, moving: false })
})

test('today has no tram, and the wish to see it outlasts a look at today', () => {
  const state = createHologram()
  const shown = () => (['tram', 'buildings'] as const).map((layer) => showsLayer(state, layer))
  setPlan(state, 'existing')
  expect(hasLayer(state.plan, 'tram')).toBe(false)
  expect(shown()).toEqual([false, true])
  setPlan(state, 'proposed')
  expect(shown()).toEqual([true, true])
})

test('the view turns all round, tilts within its range, zooms within its own, and comes back', () => {
  const state = createHologram()
  const home = { ...state.view }
  turn(state, 400, 200)
  expect(state.view).toMatchObject({ yaw: 13, pitch: 85 })
  turn(state, 0, -200)
  zoomBy(state, 900)
  expect(state.view).toMatchObject({ pitch: 10, zoom: 300 })
  zoomBy(state, -900)
  expect(state.view.zoom).toBe(60)
  resetView(state)
  expect(state.view).toEqual(home)
})
