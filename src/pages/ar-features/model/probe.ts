/** What can be asked of a device without opening anything: handed in, so that it can be played in tests. */
export interface Device {
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

/** Which way to AR a device has. */
export type Verdict = 'session' | 'quickLook' | 'none'

/** What a device can do. A question that it refuses counts as a no. */
export async function probe(device: Device): Promise<Findings> {
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

/** The page itself is the shorter way, where there are two. */
export function verdictOf(findings: Findings): Verdict {
  if (findings.session) return 'session'
  return findings.quickLook ? 'quickLook' : 'none'
}
