import { LatheGeometry, Vector2 } from 'three'
import { fillHeight, type Profile, radiusAt } from '../../model/fill-height.ts'

/**
 * So many milliliters of a liquid in a vessel.
 * @param profile  of the inside that it stands in
 * @param gap  kept to the wall, so that the two are never drawn in one place
 */
export function liquidGeometry(profile: Profile, volume: number, gap: number): LatheGeometry {
  const top = fillHeight(profile, volume)
  const below = profile.filter(([, height]) => height < top)
  const sides = [...below, [radiusAt(profile, top), top] as const].map(
    ([radius, height]) => new Vector2(Math.max(0, radius - gap), height),
  )
  // The rim stands there twice: the wall is round to it, and the surface flat.
  return new LatheGeometry([...sides, ...sides.slice(-1), new Vector2(0, top)], 48)
}
