/** What came of asking the device where it is. */
export type LocationOutcome = 'read' | 'denied' | 'failed'

/** Timeout of the geolocation request, milliseconds. */
const TIMEOUT_MS = 15_000
/** `GeolocationPositionError.PERMISSION_DENIED` */
const DENIED = 1

/**
 * Requests the device's position once. Nothing is done with it, so it is not kept.
 * @param geolocation  of the device; undefined where it has none
 */
export const requestLocation = (geolocation?: Pick<Geolocation, 'getCurrentPosition'>) =>
  new Promise<LocationOutcome>((resolve) => {
    if (!geolocation) return resolve('failed')
    geolocation.getCurrentPosition(
      () => resolve('read'),
      ({ code }) => resolve(code === DENIED ? 'denied' : 'failed'),
      { timeout: TIMEOUT_MS },
    )
  })
