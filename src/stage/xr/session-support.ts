/** Whether this device has sessions of a mode. Never fails: a browser that refuses to say so has none. */
export async function sessionSupported(
  mode: XRSessionMode,
  xr = globalThis.navigator?.xr,
): Promise<boolean> {
  try {
    return (await xr?.isSessionSupported(mode)) === true
  } catch {
    return false
  }
}
