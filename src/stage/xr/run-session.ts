import type { Camera, Material, Scene, WebGLRenderer } from 'three'

export interface FrameFacts {
  frame: XRFrame
  space: XRReferenceSpace
  /** null while the device does not know where it is */
  pose: XRViewerPose | null
  now: number
}

/**
 * Hands a session to a renderer and draws the scene in each of its frames in which the device knows where it is. Depth
 * of the real room, where the session has it, hides what is behind (three.js draws it first by itself).
 * @returns lets go of the session's frames
 * @throws when the session has ended meanwhile, or the graphics cannot be made fit for it
 */
export async function runSession(
  renderer: WebGLRenderer,
  session: XRSession,
  { scene, camera }: { scene: Scene; camera: Camera },
  onFrame: (facts: FrameFacts) => void,
): Promise<() => void> {
  const { xr } = renderer
  xr.enabled = true
  xr.setReferenceSpaceType('local-floor')
  await xr.setSession(session)
  renderer.setAnimationLoop((now, frame) => {
    const space = xr.getReferenceSpace()
    if (!frame || !space) return
    const pose = frame.getViewerPose(space) ?? null
    if (xr.hasDepthSensing()) hideWithDepthOnly(renderer)
    onFrame({ frame, space, pose, now })
    // With an old pose the furniture would stick to the screen.
    if (pose) renderer.render(scene, camera)
  })
  return () => {
    renderer.setAnimationLoop(null)
    xr.enabled = false
  }
}

/**
 * What three.js draws from the room's depth has no colour, which WebGL refuses to draw while colours are written: it
 * would hide nothing.
 */
export function hideWithDepthOnly({ xr }: WebGLRenderer): void {
  const material = xr.getDepthSensingMesh()?.material as Material | undefined
  if (material) material.colorWrite = false
}
