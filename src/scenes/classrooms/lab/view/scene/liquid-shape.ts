import { type BufferGeometry, Float32BufferAttribute, LatheGeometry, Vector2 } from 'three'
import { fillHeight, type Profile, radiusAt } from '../../model/fill-height.ts'

const rings = 14
const around = 48

/** A liquid that takes the shape of what it stands in, as soon as it is filled. */
export function liquidShape(): BufferGeometry {
  const geometry = new LatheGeometry(
    Array.from({ length: rings + 2 }, (_, at) => new Vector2(0.001 + at * 1e-4, at * 1e-4)),
    around,
  )
  const { count } = geometry.getAttribute('position')
  return geometry.setAttribute('normal', new Float32BufferAttribute(new Float32Array(count * 3), 3))
}

/**
 * Brings a liquid to a volume, milliliters, without making anything.
 * @param profile  of the inside that it stands in
 * @param gap  kept to the wall, so that the two are never drawn in one place
 * @returns its height, meters
 */
export function fillShape(
  geometry: BufferGeometry,
  profile: Profile,
  volume: number,
  gap: number,
): number {
  const { position, normal } = geometry.attributes
  const top = fillHeight(profile, volume)
  for (let segment = 0; segment <= around; segment += 1) {
    const angle = (segment / around) * Math.PI * 2
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    for (let at = 0; at <= rings + 1; at += 1) {
      const index = segment * (rings + 2) + at
      // The last ring is the middle of the surface.
      const height = at > rings ? top : (at / rings) ** 1.5 * top
      const radius = at > rings ? 0 : Math.max(0, radiusAt(profile, height) - gap)
      position?.setXYZ(index, radius * sin, height, radius * cos)
      const flat = at >= rings
      normal?.setXYZ(index, flat ? 0 : sin, flat ? 1 : 0, flat ? 0 : cos)
    }
  }
  for (const attribute of [position, normal]) if (attribute) attribute.needsUpdate = true
  geometry.computeBoundingSphere()
  return top
}
