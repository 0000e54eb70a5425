import { describe, expect, test, vi } from 'vitest'
import { arSupported } from './ar-support.ts'
import { optionalFeatures, requestAr } from './request-ar.ts'
import { requestVr } from './request-vr.ts'
import { SessionError } from './session-error.ts'
import { sessionSupported } from './session-support.ts'

const system = (over: object) => over as unknown as XRSystem
const root = {} as Element

test('a device is asked for the mode that is meant, and one that refuses to say has none', async () => {
  const asked = vi.fn(async (mode: XRSessionMode) => mode === 'immersive-ar')
  const xr = system({ isSessionSupported: asked })
  expect(await arSupported(xr)).toBe(true)
  expect(await sessionSupported('immersive-ar', xr)).toBe(true)
  expect(await sessionSupported('immersive-vr', xr)).toBe(false)
  expect(await arSupported(undefined)).toBe(false)
  const refuse = () => Promise.reject(new DOMException('not here', 'SecurityError'))
  expect(await arSupported(system({ isSessionSupported: refuse }))).toBe(false)
})

describe.each([
  [
    'AR',
    (xr?: XRSystem) => requestAr(root, xr),
    'immersive-ar',
    {
      requiredFeatures: ['hit-test', 'local-floor'],
      optionalFeatures: [...optionalFeatures],
      domOverlay: { root },
      depthSensing: expect.objectContaining({ usagePreference: ['gpu-optimized'] }),
    },
  ],
  [
    'VR',
    (xr?: XRSystem) => requestVr(xr),
    'immersive-vr',
    { requiredFeatures: ['local-floor'], optionalFeatures: ['hand-tracking'] },
  ],
])('a session of %s', (_name, request, mode, features) => {
  test('is asked for with what it needs, and the rest is optional', async () => {
    const session = {} as XRSession
    const requestSession = vi.fn(async () => session)
    expect(await request(system({ requestSession }))).toBe(session)
    expect(requestSession).toHaveBeenCalledWith(mode, features)
  })

  test.each([
    ['NotAllowedError', 'refused'],
    ['NotSupportedError', 'unsupported'],
    ['InvalidStateError', 'busy'],
    ['NetworkError', 'failed'],
  ])('that ends in %s is told as %s', async (name, reason) => {
    const requestSession = () => Promise.reject(new DOMException('no', name))
    await expect(request(system({ requestSession }))).rejects.toMatchObject({ reason })
  })

  test('is none in a browser without WebXR', async () => {
    const refused = expect(request(undefined)).rejects
    await refused.toBeInstanceOf(SessionError)
  })
})
