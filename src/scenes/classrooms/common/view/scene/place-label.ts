import { type Camera, Vector3 } from 'three'
import type { Point } from '../../../../../math/orbit.ts'

const projected = new Vector3()

/** Pixels that stay free beside, over and under a name. */
const margin = { side: 8, top: 48, bottom: 40 }

/** Puts a name over what it names, within the picture; hides it where that lies behind the eye, or nothing is named. */
export function placeLabel(
  element: HTMLElement | null,
  at: Point | null,
  camera: Camera,
  { width, height }: { width: number; height: number },
): void {
  if (!element) return
  if (at) projected.set(at.x, at.y, at.z).project(camera)
  element.hidden = at === null || projected.z > 1
  if (element.hidden) return
  const x = ((projected.x + 1) / 2) * width
  const y = Math.min(height - margin.bottom, Math.max(margin.top, ((1 - projected.y) / 2) * height))
  // The browser knows how wide the name is; to ask it in each frame would have the page laid out each time.
  const within = `clamp(50% + ${margin.side}px, ${x.toFixed(1)}px, ${width - margin.side}px - 50%)`
  element.style.transform = `translate(${within}, ${y.toFixed(1)}px) translate(-50%, -100%)`
}
