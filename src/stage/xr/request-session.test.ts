import { describe, expect, test, vi } from 'vitest'
import { refusalOf, requestSession, sessionSupported } from './request-session.ts'

const system = (over: object) => over as unknown as XRSystem
const root = {} as Element

test('a device is asked for the mode that is meant, and one that refuses to say has none', async () => {
  const asked = vi.fn(async (mode: XRSessionMode) => mode === 'immersive-ar')
  const xr = system({ isSessionSupported: asked })
  expect(await sessionSupported('immersive-ar', xr)).toBe(true)
  expect(await sessionSupported('immersive-vr', xr)).toBe(false)
  expect(await sessionSupported('immersive-ar', undefined)).toBe(false)
  const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'))
  expect(await sessionSupported('immersive-ar', system({ isSessionSupported: refuse }))).toBe(false)
})

describe.each([
  [
    'immersive-ar',
    root,
    {
      requiredFeatures: ['hit-test', 'local-floor'],
      optionalFeatures: expect.arrayContaining(['anchors', 'dom-overlay', 'hand-tracking']),
      domOverlay: { root },
      depthSensing: expect.objectContaining({ usagePreference: ['gpu-optimized'] }),
    },
  ],
  [
    'immersive-vr',
    null,
    { requiredFeatures: ['local-floor'], optionalFeatures: ['hand-tracking'] },
  ],
] as const)('a session of %s', (mode, over, features) => {
  test('is asked for with what it needs, and the rest is optional', async () => {
    const session = {} as XRSession
    const asked = vi.fn(async () => session)
    expect(await requestSession(mode, over, system({ requestSession: asked }))).toBe(session)
    expect(asked).toHaveBeenCalledWith(mode, features)
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'unsupported'],
    ['InvalidStateError', 'busy'],
    ['NetworkError', 'failed'],
  ])('that ends in %s is told as %s', async (name, reason) => {
    const xr = system({ requestSession: () => Promise.reject(new DOMException('no', name)) })
    expect(await requestSession(mode, over, xr).catch(refusalOf)).toBe(reason)
  })

  test('is none in a browser without WebXR', async () => {
    expect(await requestSession(mode, over, undefined).catch(refusalOf)).toBe('unsupported')
  })
})
