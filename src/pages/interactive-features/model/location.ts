import { proxy } from 'valtio/vanilla'

export interface OwnLocation {
  state: 'idle' | 'asking' | 'read' | 'denied' | 'failed' | 'forgotten'
  /** Degrees. It stays on this page and is not used for anything else. */
  position: { latitude: number; longitude: number } | undefined
}

export const createLocation = (): OwnLocation => proxy({ state: 'idle', position: undefined })

/** Timeout of the geolocation request, milliseconds. */
const TIMEOUT_MS = 15_000
/** `GeolocationPositionError.PERMISSION_DENIED` */
const DENIED = 1

/**
 * Requests the device's position once; while a request is pending or a position is known, it does nothing.
 * @param geolocation  of the device; undefined where it has none
 */
export function readLocation(
  location: OwnLocation,
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
): void {
  if (location.state === 'asking' || location.state === 'read') return
  location.state = 'asking'
  if (!geolocation) {
    location.state = 'failed'
    return
  }
  geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      location.position = { latitude, longitude }
      location.state = 'read'
    },
    (error) => {
      location.state = error.code === DENIED ? 'denied' : 'failed'
    },
    { timeout: TIMEOUT_MS },
  )
}

export function forgetLocation(location: OwnLocation): void {
  location.position = undefined
  location.state = 'forgotten'
}
