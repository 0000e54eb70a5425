import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { orbitEye, orbitProjector } from '../../../math/orbit.ts'
import { createOrbitControl } from '../../../math/orbit-view.ts'
import { hologramConfig } from '../config.ts'
import { createCityModel } from './district.ts'
import { hologramOrbit, modelShapes } from './drawing.ts'
import { createHologram, hasLayer, layerIds, showsLayer } from './hologram.ts'
import { createWalkers } from './people.ts'

test('the proposal starts with all layers and without motion, and each layer is hidden on its own', () => {
  const state = createHologram()
  const hidden = () => layerIds.filter((layer) => !showsLayer(state, layer))
  expect(state).toMatchObject({ plan: 'proposed', exploded: false, moving: false })
  expect(hidden()).toEqual([])
  state.layers.trees = false
  expect(hidden()).toEqual(['trees'])
})

test('today has no tram layer, and a switch to today and back keeps its setting', () => {
  const state = createHologram()
  const shown = () => (['tram', 'buildings'] as const).map((layer) => showsLayer(state, layer))
  state.plan = 'existing'
  expect(hasLayer(state.plan, 'tram')).toBe(false)
  expect(shown()).toEqual([false, true])
  state.plan = 'proposed'
  expect(shown()).toEqual([true, true])
})

test('the view turns freely, tilts and zooms within limits, and resets', () => {
  const state = createHologram()
  const home = { ...state.view }
  const { turn, zoomBy, zoomTimes, reset } = createOrbitControl(state.view, hologramConfig.view)
  turn(400, 200)
  expect(state.view).toMatchObject({ yaw: 13, pitch: 85 })
  turn(0, -200)
  zoomBy(900)
  expect(state.view).toMatchObject({ pitch: 10, zoom: 300 })
  zoomTimes(0.5)
  expect(state.view.zoom).toBe(150)
  zoomBy(-900)
  expect(state.view.zoom).toBe(60)
  reset()
  expect(state.view).toEqual(home)
})

const district = createCityModel()
const walkers = createWalkers(district)
const draw = (state = createHologram()) => modelShapes(district, walkers, state)

test('hidden layers are not drawn, and today has no tram', () => {
  const state = createHologram()
  const count = (kind: string) => draw(state).filter((shape) => shape.kind === kind).length
  const [trees, track, roofs] = ['tree', 'track', 'roof'].map(count)
  expect(Math.min(track ?? 0, roofs ?? 0)).toBeGreaterThan(0)
  state.layers.buildings = false
  expect(count('roof')).toBe(0)
  state.plan = 'existing'
  expect(count('track')).toBe(0)
  expect(count('tree')).toBeLessThan(trees ?? 0)
})

const eye = { yaw: -32, pitch: 34, zoom: 130 }

test.each([
  [16 / 9, 1],
  [0.8, 0.4],
])(
  'the drawing lies on the scene, at an aspect of %f and taken apart by %f',
  (aspect, exploded) => {
    const camera = new PerspectiveCamera(hologramConfig.view.fieldOfView, aspect, 1, 9000)
    const orbit = hologramOrbit(eye, aspect, exploded)
    camera.position.copy(orbitEye(orbit))
    camera.lookAt(0, orbit.middle.y, 0)
    camera.updateMatrixWorld()
    const project = orbitProjector(orbit, hologramConfig.view.fieldOfView)
    for (const point of [
      { x: 0, y: 0, z: 0 },
      { x: 450, y: 0, z: -300 },
      { x: -120, y: 46, z: 210 },
    ]) {
      const seen = new Vector3(point.x, point.y, point.z).project(camera)
      const drawn = project(point)
      expect(drawn.x / aspect).toBeCloseTo(seen.x, 6)
      expect(-drawn.y).toBeCloseTo(seen.y, 6)
      expect(drawn.depth).toBeGreaterThan(0)
    }
  },
)

test('twice the zoom is half the distance', () => {
  const at = (zoom: number) => hologramOrbit({ ...eye, zoom }, 16 / 9, 0).distance
  expect(at(200)).toBeCloseTo(at(100) / 2, 9)
})
