import { expect, test } from 'vitest'
import { arPathOf, type DeviceProbe, probeDevice } from './probe.ts'

const computer: DeviceProbe = {
  hasWebGl2: () => true,
  mediaKinds: async () => ['audioinput'],
  hasMotionEvents: () => false,
  supportsArSession: async () => false,
  supportsQuickLook: () => false,
}

test('a computer without a webcam has 3D only', async () => {
  const findings = await probeDevice(computer)
  expect(findings).toEqual({
    webgl: true,
    camera: false,
    motion: false,
    session: false,
    quickLook: false,
  })
  expect(arPathOf(findings)).toBe('none')
})

test('an Android phone has AR in the page, an iPhone Quick Look', async () => {
  const phone = { ...computer, mediaKinds: async () => ['videoinput'], hasMotionEvents: () => true }
  const android = await probeDevice({ ...phone, supportsArSession: async () => true })
  expect(android).toMatchObject({ camera: true, motion: true, session: true })
  expect(arPathOf(android)).toBe('session')
  const iPhone = await probeDevice({ ...phone, supportsQuickLook: () => true })
  expect(arPathOf(iPhone)).toBe('quickLook')
  // Where both ways are open, AR stays in the page.
  expect(arPathOf({ ...iPhone, session: true })).toBe('session')
})

test('a query that a device refuses counts as no', async () => {
  const refuse = async () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  const findings = await probeDevice({ ...computer, mediaKinds: refuse, supportsArSession: refuse })
  expect(findings).toMatchObject({ camera: false, session: false })
})
