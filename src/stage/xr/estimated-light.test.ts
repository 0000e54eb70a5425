import { EventDispatcher, type WebGLRenderer } from 'three'
import { expect, test, vi } from 'vitest'
import { estimateLight } from './estimated-light.ts'

/** A session that tells light, and the renderer that it is handed to. */
function fakes(features: string[]) {
  const frames: ((now: number, frame: unknown) => void)[] = []
  const probe = new EventTarget()
  const session = {
    enabledFeatures: features,
    requestLightProbe: async () => probe,
    requestAnimationFrame: (callback: (now: number, frame: unknown) => void) =>
      frames.push(callback),
  }
  const xr = Object.assign(new EventDispatcher(), { getSession: () => session })
  const frame = {
    session,
    getLightEstimate: () => ({
      sphericalHarmonicsCoefficients: new Float32Array(27).fill(0.2),
      primaryLightDirection: { x: 0, y: 1, z: 0 },
      primaryLightIntensity: { x: 4, y: 2, z: 1 },
    }),
  }
  return {
    session: session as unknown as XRSession,
    renderer: { xr } as unknown as WebGLRenderer,
    start: () => xr.dispatchEvent({ type: 'sessionstart' } as never),
    run: () => {
      for (const callback of frames.splice(0)) callback(0, frame)
    },
  }
}

test('the light of the room is told once the device has seen it', async () => {
  const { session, renderer, start, run } = fakes(['light-estimation'])
  const onStart = vi.fn()
  const light = estimateLight(renderer, session, onStart)
  start()
  for (let turn = 0; turn < 3; turn += 1) await null
  expect(onStart).not.toHaveBeenCalled()
  run()
  run()
  expect(onStart).toHaveBeenCalledOnce()
  const sun = light?.sun()
  expect(sun?.intensity).toBe(4)
  expect(sun?.color.toArray()).toEqual([1, 0.5, 0.25])
  expect(sun?.direction).toMatchObject({ x: 0, y: 1, z: 0 })
  expect(light?.ambient.intensity).toBe(1)
  light?.dispose()
})

test('a device without it is not asked', () => {
  const { session, renderer } = fakes(['hit-test'])
  expect(estimateLight(renderer, session, () => {})).toBeNull()
})
