import { type Camera, Vector3 } from 'three'
import type { Point } from '../../../../../math/orbit.ts'

const projected = new Vector3()

/** Pixels that stay free beside, over and under a name. */
const margin = { side: 8, top: 48, bottom: 40 }

/**
 * A name that is put over what it names in each frame. Its style moves it up by its height and left by half its width.
 */
export function createLabel(element: HTMLElement) {
  let width = element.offsetWidth
  // To ask how wide it is in each frame would have the page laid out each time.
  const resize = new ResizeObserver(() => {
    width = element.offsetWidth
  })
  resize.observe(element)
  return {
    /** Puts it within the picture; hides it where `at` lies behind the eye, or nothing is named. Sizes in pixels. */
    place(at: Point | null, camera: Camera, size: { width: number; height: number }): void {
      if (at) {
        camera.updateMatrixWorld()
        projected.set(at.x, at.y, at.z).project(camera)
      }
      const hidden = at === null || projected.z > 1
      if (element.hidden !== hidden) element.hidden = hidden
      if (hidden) return
      const half = width / 2 + margin.side
      const x = within(((projected.x + 1) / 2) * size.width, half, size.width - half)
      const y = within(
        ((1 - projected.y) / 2) * size.height,
        margin.top,
        size.height - margin.bottom,
      )
      // Lengths alone: browsers read these many times as fast as sums.
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    },
    /** Lets go of the element. */
    stop: () => resize.disconnect(),
  }
}

const within = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value))
