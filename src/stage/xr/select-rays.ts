import { type Ray, rayOf } from './pose.ts'

/** A press of a session: a controller's trigger, a pinch, a finger on a screen. */
export interface RayPress {
  /** Along which it was made, in the room. */
  ray: Ray
  frame: XRFrame
  space: XRReferenceSpace
}

/**
 * Tells every press of a session as the ray that it was made along; one whose place is not known means nothing.
 * @param space  in which the rays are told; null while there is none
 * @returns hears no more
 */
export function hearPresses(
  session: XRSession,
  space: () => XRReferenceSpace | null,
  onPress: (press: RayPress) => void,
): () => void {
  const hear = ({ frame, inputSource }: XRInputSourceEvent) => {
    const base = space()
    const matrix = base && frame.getPose(inputSource.targetRaySpace, base)?.transform.matrix
    if (base && matrix) onPress({ ray: rayOf(matrix), frame, space: base })
  }
  session.addEventListener('select', hear)
  return () => session.removeEventListener('select', hear)
}
