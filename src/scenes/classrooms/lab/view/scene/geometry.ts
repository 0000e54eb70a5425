import {
  type BufferGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  TorusGeometry,
  Vector2,
} from 'three'
import { fillHeight, type Profile, radiusAt } from '../../model/fill-height.ts'

/** A vessel's wall, from its inside over the rim to its outside. @param wall  its thickness, metres */
export function vessel(profile: Profile, wall: number): BufferGeometry {
  const inside = profile.map(([radius, height]) => new Vector2(radius, height + wall))
  const outside = profile
    .toReversed()
    .map(([radius, height]) => new Vector2(radius === 0 ? 0 : radius + wall, height))
  return new LatheGeometry([...inside, ...outside], 48)
}

export const ring = (radius: number, thickness: number): BufferGeometry =>
  new TorusGeometry(radius, thickness, 12, 48)

const rings = 14
const around = 48

/** A liquid that takes the shape of what it stands in. */
export interface LiquidGeometry {
  geometry: BufferGeometry
  /** Brings it to a volume, millilitres, without making anything. @returns its height, metres */
  fill(volume: number): number
}

/** @param gap  kept to the wall, so that the two are never drawn in one place */
export function liquid(profile: Profile, gap: number): LiquidGeometry {
  const geometry = new LatheGeometry(
    Array.from({ length: rings + 2 }, (_, at) => new Vector2(0.001 + at * 1e-4, at * 1e-4)),
    around,
  )
  const positions = geometry.getAttribute('position')
  const normals = new Float32BufferAttribute(new Float32Array(positions.count * 3), 3)
  geometry.setAttribute('normal', normals)
  const fill = (volume: number): number => {
    const top = fillHeight(profile, volume)
    for (let segment = 0; segment <= around; segment += 1) {
      const angle = (segment / around) * Math.PI * 2
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
      for (let at = 0; at <= rings + 1; at += 1) {
        const index = segment * (rings + 2) + at
        // The last ring is the middle of the surface.
        const height = at > rings ? top : (at / rings) ** 1.5 * top
        const radius = at > rings ? 0 : Math.max(0, radiusAt(profile, height) - gap)
        positions.setXYZ(index, radius * sin, height, radius * cos)
        const flat = at >= rings
        normals.setXYZ(index, flat ? 0 : sin, flat ? 1 : 0, flat ? 0 : cos)
      }
    }
    positions.needsUpdate = true
    normals.needsUpdate = true
    geometry.computeBoundingSphere()
    return top
  }
  fill(25)
  return { geometry, fill }
}
