import { expect, test, vi } from 'vitest'
import { requestVr } from './request-vr.ts'
import { SessionError } from './session-error.ts'
import { sessionSupported } from './session-support.ts'

const system = (over: object) => over as unknown as XRSystem

test('a session is asked for with the floor, and with hands where there are some', async () => {
  const session = {} as XRSession
  const requestSession = vi.fn(async () => session)
  expect(await requestVr(system({ requestSession }))).toBe(session)
  expect(requestSession).toHaveBeenCalledWith('immersive-vr', {
    requiredFeatures: ['local-floor'],
    optionalFeatures: ['hand-tracking'],
  })
})

test('what is denied says why', async () => {
  const requestSession = async () => {
    throw new DOMException('no', 'NotAllowedError')
  }
  await expect(requestVr(system({ requestSession }))).rejects.toMatchObject({ reason: 'refused' })
  await expect(requestVr(undefined)).rejects.toBeInstanceOf(SessionError)
})

test('a device is asked for the mode that is meant', async () => {
  const isSessionSupported = async (mode: XRSessionMode) => mode === 'immersive-vr'
  expect(await sessionSupported('immersive-vr', system({ isSessionSupported }))).toBe(true)
  expect(await sessionSupported('immersive-ar', system({ isSessionSupported }))).toBe(false)
})
