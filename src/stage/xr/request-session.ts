import { useEffect, useState } from 'react'

type Mode = 'immersive-ar' | 'immersive-vr'

/** Whether this device has sessions of a mode. Never fails: a browser that refuses to say so has none. */
export async function sessionSupported(
  mode: Mode,
  xr = globalThis.navigator?.xr,
): Promise<boolean> {
  try {
    return (await xr?.isSessionSupported(mode)) === true
  } catch {
    return false
  }
}

/** The same for a component: false until the device has answered. */
export function useSessionSupported(mode: Mode): boolean {
  const [isSupported, setSupported] = useState(false)
  useEffect(() => void sessionSupported(mode).then(setSupported), [mode])
  return isSupported
}

/** All that AR can do without is optional: a device that lacks it still shows the scene. */
const features = {
  'immersive-ar': {
    requiredFeatures: ['hit-test', 'local-floor'],
    optionalFeatures: [
      'anchors',
      'plane-detection',
      'depth-sensing',
      'light-estimation',
      'dom-overlay',
      'hand-tracking',
    ],
    // What three.js reads; where the device has only the other, it goes without.
    depthSensing: {
      usagePreference: ['gpu-optimized'],
      dataFormatPreference: ['luminance-alpha', 'float32', 'unsigned-short'],
    },
  },
  'immersive-vr': { requiredFeatures: ['local-floor'], optionalFeatures: ['hand-tracking'] },
} satisfies Record<Mode, XRSessionInit>

/**
 * Asks for a session. To be called at once in the handler of a press: browsers want that.
 * @param root  what is shown over the room on a screen that is held in the hand, where something is
 * @throws what `refusalOf` reads
 */
export async function requestSession(
  mode: Mode,
  root: Element | null,
  xr = navigator.xr,
): Promise<XRSession> {
  if (!xr) throw new DOMException('No WebXR', 'NotSupportedError')
  return await xr.requestSession(mode, { ...features[mode], ...(root && { domOverlay: { root } }) })
}

/** Why there is no session: the visitor or the site may not, the device cannot, it is busy, or who knows. */
export type Refusal = 'refused' | 'unsupported' | 'busy' | 'failed'

const refusals: Record<string, Refusal> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'busy',
}

/** What a browser's answer to the request for a session means. */
export const refusalOf = (error: unknown): Refusal =>
  (error instanceof DOMException && refusals[error.name]) || 'failed'
