import { type Camera, Vector3 } from 'three'
import { clamp } from '../../../../../math/clamp.ts'
import type { Point3 } from '../../../../../math/orbit.ts'

const projected = new Vector3()

/** Pixels that stay free beside, over and under a name. */
const margin = { side: 8, top: 48, bottom: 40 }

/** Puts a name over `at`, within the picture; hides it where that lies behind the eye, or nothing is named. */
export function placeLabel(
  element: HTMLElement,
  at: Point3 | undefined,
  camera: Camera,
  size: { width: number; height: number },
): void {
  if (at) {
    camera.updateMatrixWorld()
    projected.set(at.x, at.y, at.z).project(camera)
  }
  const hidden = at === undefined || projected.z > 1
  if (element.hidden !== hidden) element.hidden = hidden
  if (hidden) return
  const x = (((projected.x + 1) / 2) * size.width).toFixed(1)
  const y = clamp(
    ((1 - projected.y) / 2) * size.height,
    margin.top,
    size.height - margin.bottom,
  ).toFixed(1)
  // The style sheet knows how wide it is: to ask would have the page laid out in each frame.
  const right = size.width - margin.side
  const across = `clamp(${margin.side}px, calc(${x}px - 50%), calc(${right}px - 100%))`
  element.style.translate = `${across} calc(${y}px - 100%)`
}
