import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { whenReached } from './webgl-context.ts'

/**
 * Compiles the programs of an object, so that no frame waits for them: the driver compiles all of them side by side and apart
 * from the page, while a frame would wait for one after the other.
 * @param object  with what is visible of it as this is called
 * @param scene  whose lights fall on it, where it is not the whole
 */
export async function compileAhead(
  renderer: WebGLRenderer,
  object: Object3D,
  camera: Camera,
  scene?: Scene,
): Promise<void> {
  try {
    await renderer.compileAsync(object, camera, scene)
    // A driver that does not tell when it has compiled is at it still.
    await whenReached(renderer.getContext())
    // What the first frame asks of the GPU, which then has that frame to draw.
    for (const program of renderer.info.programs ?? []) program.getUniforms()
  } catch {
    // It is only done ahead: what fails shows in the frame that draws it.
  }
}
