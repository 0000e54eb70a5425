import { sessionSupported } from './session-support.ts'

/** Whether this device shows things in the visitor's own room. */
export const arSupported = (xr = globalThis.navigator?.xr): Promise<boolean> =>
  sessionSupported('immersive-ar', xr)
