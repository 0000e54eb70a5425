/** What a device can do in AR. */
export interface Findings {
  webgl: boolean
  camera: boolean
  motion: boolean
  session: boolean
  quickLook: boolean
}

/** The part of WebXR that is used; not every browser has it, and TypeScript's DOM types lack it. */
type XrNavigator = Navigator & {
  xr?: { isSessionSupported(mode: string): Promise<boolean> }
}

/** Reads this device without opening anything or asking for a permission. A query that it refuses counts as no. */
export async function probeDevice(): Promise<Findings> {
  const { xr, mediaDevices } = navigator as XrNavigator
  const [devices, session] = await Promise.all([
    // Absent in an insecure context.
    mediaDevices?.enumerateDevices().catch(() => []),
    xr?.isSessionSupported('immersive-ar').catch(() => false),
  ])
  return {
    webgl: document.createElement('canvas').getContext('webgl2') !== null,
    camera: devices?.some(({ kind }) => kind === 'videoinput') ?? false,
    motion: 'DeviceMotionEvent' in window && matchMedia('(pointer: coarse)').matches,
    session: session ?? false,
    quickLook: document.createElement('a').relList.supports('ar'),
  }
}

/** The way to AR on a device. WebXR is preferred to Quick Look, since it stays on the page. */
export function arMethodOf(findings: Findings): 'session' | 'quickLook' | 'none' {
  if (findings.session) return 'session'
  return findings.quickLook ? 'quickLook' : 'none'
}
