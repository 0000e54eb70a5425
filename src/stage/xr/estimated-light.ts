import type { Color, Vector3, WebGLRenderer } from 'three'
import { XREstimatedLight } from 'three/examples/jsm/webxr/XREstimatedLight.js'

/** The strongest light of the room, as the device sees it. */
export interface Sun {
  color: Color
  intensity: number
  /** towards the light */
  direction: Vector3
}

/**
 * The light of the visitor's room, where the device tells it. To be made before the session is handed to the renderer.
 * @param onStart  called once, when the first estimate is there
 * @returns null where the session has none
 */
export function estimateLight(renderer: WebGLRenderer, session: XRSession, onStart: () => void) {
  if (!session.enabledFeatures?.includes('light-estimation')) return null
  // Without reflections: making an environment map each time keeps a phone's graphics busy.
  const light = new XREstimatedLight(renderer, false)
  light.addEventListener('estimationstart', onStart)
  return {
    /** Light from all sides. */
    ambient: light.lightProbe,
    sun: (): Sun => ({
      color: light.directionalLight.color,
      intensity: light.directionalLight.intensity,
      direction: light.directionalLight.position,
    }),
    dispose: () => light.dispose(),
  }
}
