import type { PixelSize } from '../../model/document/tour-document.ts'
import { conePath, coneTransform } from '../../model/plan/plan-drawing.ts'
import type { ViewCone } from '../../model/plan/plan-geometry.ts'

const none = 'none'

/**
 * Draws a view cone by a path of a plan's drawing. What only turns or moves it is written as that: its shape is another
 * when the view is wider or narrower.
 * @returns draws it as it is now, null: not at all; and tells whether it stands or points otherwise than before
 */
export function coneDrawer(path: SVGPathElement, size: PixelSize) {
  let width = Number.NaN
  let place = ''
  return (cone: ViewCone | null): boolean => {
    const now = cone ? coneTransform(cone, size) : none
    if (cone && cone.width !== width) {
      width = cone.width
      path.setAttribute('d', conePath(width, size))
    }
    if (now === place) return false
    place = now
    if (cone) path.setAttribute('transform', now)
    else {
      width = Number.NaN
      for (const name of ['d', 'transform']) path.removeAttribute(name)
    }
    return true
  }
}
