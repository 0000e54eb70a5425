import type { Device } from './model/probe.ts'

/** The part of WebXR that is asked; not every browser has it, and TypeScript's own list lacks it. */
interface XrSystem {
  isSessionSupported(mode: string): Promise<boolean>
}

const xrOf = (owner: object): XrSystem | undefined =>
  'xr' in owner ? (owner.xr as XrSystem) : undefined

/** The device that the page is open on. Nothing is opened and no permission asked for. */
export const thisDevice: Device = {
  hasWebGl2: () => document.createElement('canvas').getContext('webgl2') !== null,
  async mediaKinds() {
    // Absent where the page is not secure.
    const devices = await navigator.mediaDevices?.enumerateDevices()
    return (devices ?? []).map(({ kind }) => kind)
  },
  hasMotionEvents: () => 'DeviceMotionEvent' in window && matchMedia('(pointer: coarse)').matches,
  supportsArSession: async () =>
    (await xrOf(navigator)?.isSessionSupported('immersive-ar')) ?? false,
  supportsQuickLook: () => document.createElement('a').relList.supports('ar'),
}
