/** The capabilities of a device that can be read without opening anything; passed in, so that tests can fake them. */
export interface DeviceProbe {
  hasWebGl2(): boolean
  /** The kinds of media devices, such as `videoinput`. */
  mediaKinds(): Promise<string[]>
  hasMotionEvents(): boolean
  supportsArSession(): Promise<boolean>
  supportsQuickLook(): boolean
}

export interface Findings {
  webgl: boolean
  camera: boolean
  motion: boolean
  session: boolean
  quickLook: boolean
}

/** The way to AR on a device. */
export type ArPath = 'session' | 'quickLook' | 'none'

/** Reads what a device can do. A query that it refuses counts as no. */
export async function probeDevice(device: DeviceProbe): Promise<Findings> {
  const [kinds, session] = await Promise.all([
    device.mediaKinds().catch((): string[] => []),
    device.supportsArSession().catch(() => false),
  ])
  return {
    webgl: device.hasWebGl2(),
    camera: kinds.includes('videoinput'),
    motion: device.hasMotionEvents(),
    session,
    quickLook: device.supportsQuickLook(),
  }
}

/** WebXR is preferred to Quick Look, since it stays on the page. */
export function arPathOf(findings: Findings): ArPath {
  if (findings.session) return 'session'
  return findings.quickLook ? 'quickLook' : 'none'
}
