import { beforeEach, expect, test, vi } from 'vitest'
import { arMethodOf, probeDevice } from './probe.ts'

/** What the browser answers, of which a test changes what it is about. */
function stubDevice(answers: {
  kind?: string
  coarse?: boolean
  ar?: () => Promise<boolean>
  list?: () => Promise<{ kind: string }[]>
}) {
  const { kind = 'audioinput', coarse = false, ar = async () => false } = answers
  const { list = async () => [{ kind }] } = answers
  vi.stubGlobal('navigator', {
    mediaDevices: { enumerateDevices: list },
    xr: { isSessionSupported: ar },
  })
  vi.stubGlobal('DeviceMotionEvent', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
}
const supports = vi.fn(() => false)

beforeEach(() => {
  supports.mockReturnValue(false)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never)
  vi.spyOn(HTMLAnchorElement.prototype, 'relList', 'get').mockReturnValue({ supports } as never)
})

test('a computer without a webcam has 3D only', async () => {
  stubDevice({})
  const findings = await probeDevice()
  expect(findings).toEqual({
    webgl: true,
    camera: false,
    motion: false,
    session: false,
    quickLook: false,
  })
  expect(arMethodOf(findings)).toBe('none')
})

test('an Android phone has AR in the page, an iPhone Quick Look', async () => {
  stubDevice({ kind: 'videoinput', coarse: true, ar: async () => true })
  const android = await probeDevice()
  expect(android).toMatchObject({ camera: true, motion: true, session: true })
  expect(arMethodOf(android)).toBe('session')
  stubDevice({ kind: 'videoinput', coarse: true })
  supports.mockReturnValue(true)
  const iPhone = await probeDevice()
  expect(arMethodOf(iPhone)).toBe('quickLook')
  // Where both ways are open, AR stays in the page.
  expect(arMethodOf({ ...iPhone, session: true })).toBe('session')
})

test('a query that a device refuses, or does not know, counts as no', async () => {
  const refuse = async () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  stubDevice({ list: refuse, ar: refuse })
  expect(await probeDevice()).toMatchObject({ camera: false, session: false })
  vi.stubGlobal('navigator', {})
  expect(await probeDevice()).toMatchObject({ camera: false, session: false })
})
