import { reasonOf, SessionError } from './session-error.ts'

/** All that AR can do without is optional: a device that lacks it still shows the furniture. */
export const optionalFeatures = [
  'anchors',
  'plane-detection',
  'depth-sensing',
  'light-estimation',
  'dom-overlay',
  'hand-tracking',
] as const

/**
 * Asks for a session in the visitor's own room. To be called at once in the handler of a press: browsers want that.
 * @param root  what is shown over the room on a screen that is held in the hand
 * @throws SessionError
 */
export async function requestAr(root: Element, xr = navigator.xr): Promise<XRSession> {
  if (!xr) throw new SessionError('unsupported')
  try {
    return await xr.requestSession('immersive-ar', {
      requiredFeatures: ['hit-test', 'local-floor'],
      optionalFeatures: [...optionalFeatures],
      domOverlay: { root },
      // What three.js reads; where the device has only the other, it goes without.
      depthSensing: {
        usagePreference: ['gpu-optimized'],
        dataFormatPreference: ['luminance-alpha', 'float32', 'unsigned-short'],
      },
    })
  } catch (error) {
    throw new SessionError(reasonOf(error), error)
  }
}
