import { expect, test, vi } from 'vitest'
import { arSupported } from './ar-support.ts'
import { ArError, optionalFeatures, requestAr } from './request-ar.ts'

const system = (over: object) => over as unknown as XRSystem
const root = {} as Element

test('AR is there where the browser says so, and nowhere else', async () => {
  const ask = vi.fn(async () => true)
  expect(await arSupported(system({ isSessionSupported: ask }))).toBe(true)
  expect(ask).toHaveBeenCalledWith('immersive-ar')
  expect(await arSupported(system({ isSessionSupported: async () => false }))).toBe(false)
  expect(await arSupported(undefined)).toBe(false)
})

test('a browser that refuses to say so has none', async () => {
  const refuse = async () => {
    throw new DOMException('not here', 'SecurityError')
  }
  expect(await arSupported(system({ isSessionSupported: refuse }))).toBe(false)
})

test('a session is asked for with what AR needs, and the rest is optional', async () => {
  const session = {} as XRSession
  const requestSession = vi.fn(async () => session)
  expect(await requestAr(root, system({ requestSession }))).toBe(session)
  expect(requestSession).toHaveBeenCalledWith(
    'immersive-ar',
    expect.objectContaining({
      requiredFeatures: ['hit-test', 'local-floor'],
      optionalFeatures: [...optionalFeatures],
      domOverlay: { root },
      depthSensing: expect.objectContaining({ usagePreference: ['gpu-optimized'] }),
    }),
  )
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotSupportedError', 'unsupported'],
  ['InvalidStateError', 'busy'],
  ['NetworkError', 'failed'],
])('%s is told as %s', async (name, reason) => {
  const requestSession = async () => {
    throw new DOMException('no', name)
  }
  await expect(requestAr(root, system({ requestSession }))).rejects.toMatchObject({ reason })
})

test('a browser without WebXR has no session', async () => {
  await expect(requestAr(root, undefined)).rejects.toBeInstanceOf(ArError)
})
