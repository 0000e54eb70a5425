/** Whether this device shows things in the visitor's own room. Never fails: a browser that refuses to say so cannot. */
export async function arSupported(xr = globalThis.navigator?.xr): Promise<boolean> {
  try {
    return (await xr?.isSessionSupported('immersive-ar')) === true
  } catch {
    return false
  }
}
