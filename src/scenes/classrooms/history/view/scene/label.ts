import { type Camera, Vector3 } from 'three'
import type { Point } from '../../../../../math/orbit.ts'

const projected = new Vector3()

/** Puts a name over what it names, within the picture; hides it where that lies behind. */
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
  const half = element.offsetWidth / 2 + 8
  const x = Math.min(width - half, Math.max(half, ((projected.x + 1) / 2) * width))
  const y = Math.min(height - 40, Math.max(48, ((1 - projected.y) / 2) * height))
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -100%)`
}
