import { reasonOf, SessionError } from './session-error.ts'

/**
 * Asks for a session that shows nothing but ours. To be called at once in the handler of a press: browsers want that.
 * @throws SessionError
 */
export async function requestVr(xr = navigator.xr): Promise<XRSession> {
  if (!xr) throw new SessionError('unsupported')
  try {
    return await xr.requestSession('immersive-vr', {
      requiredFeatures: ['local-floor'],
      optionalFeatures: ['hand-tracking'],
    })
  } catch (error) {
    throw new SessionError(reasonOf(error), error)
  }
}
