import type { BufferGeometry } from 'three'
import { lathe } from '../../../common/view/scene/solid.tsx'
import { fillHeight, type Profile, radiusAt } from '../../model/fill-height.ts'

/**
 * So many milliliters of a liquid in a vessel.
 * @param profile  of the inside that it stands in
 * @param gap  kept to the wall, so that the two are never drawn in one place
 */
export function liquidShape(profile: Profile, volume: number, gap: number): BufferGeometry {
  const top = fillHeight(profile, volume)
  const below = profile.filter(([, height]) => height < top)
  const sides = [...below, [radiusAt(profile, top), top] as const].map(
    ([radius, height]) => [Math.max(0, radius - gap), height] as const,
  )
  // The rim stands there twice: the wall is round to it, and the surface flat.
  return lathe([...sides, ...sides.slice(-1), [0, top]], 48)
}
