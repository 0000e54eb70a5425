import {
  type BufferGeometry,
  CapsuleGeometry,
  type Color,
  CylinderGeometry,
  Float32BufferAttribute,
  LatheGeometry,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Vector3 as Place } from '../../../../../math/vector.ts'
import type { Capsule } from '../../model/cell-geometry.ts'

const upright = new Vector3(0, 1, 0)

/** Turns what stands upright about the origin to an axis, and brings it to a place. */
export function stand(geometry: BufferGeometry, axis: Place, at: Place): BufferGeometry {
  const to = new Vector3(...axis).normalize()
  return geometry.applyQuaternion(new Quaternion().setFromUnitVectors(upright, to)).translate(...at)
}

/** Many as one, so that they take one call to draw. */
export function joined(geometries: readonly BufferGeometry[]): BufferGeometry {
  const all = mergeGeometries([...geometries])
  for (const each of geometries) each.dispose()
  return all
}

/** Gives all corners one colour, for a material that takes theirs. */
export function tinted(geometry: BufferGeometry, { r, g, b }: Color): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  const colours = Array.from({ length: count }, () => [r, g, b]).flat()
  return geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
}

/**
 * Part of a hollow ball with a wall, its pole up: a solid, so that its edge is seen where it is cut.
 * @param radius  of the outside, and `wall` inwards from it
 * @param halfAngle  radians from the pole to the rim
 */
export function capShell(
  radius: number,
  wall: number,
  halfAngle: number,
  fine = 28,
): BufferGeometry {
  const arc = (out: number) =>
    Array.from({ length: fine + 1 }, (_, i) => {
      const angle = (i / fine) * halfAngle
      return new Vector2(Math.max(0, out * Math.sin(angle)), out * Math.cos(angle))
    })
  const outside = arc(radius).reverse()
  const inside = arc(radius - wall)
  const [rim = new Vector2()] = outside
  return new LatheGeometry([...outside, ...inside, rim.clone()], 2 * fine)
}

export const ballAt = (at: Place, radius: number, fine = 20): BufferGeometry =>
  new SphereGeometry(radius, fine, Math.ceil(fine * 0.6)).translate(...at)

const middle = ({ a, b }: Capsule): Place => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
]

const between = ({ a, b }: Capsule): Place => [b[0] - a[0], b[1] - a[1], b[2] - a[2]]

/** A rod with round ends. */
export function capsuleOf(rod: Capsule, around = 10): BufferGeometry {
  const long = Math.hypot(...between(rod))
  return stand(new CapsuleGeometry(rod.radius, long, 4, around), between(rod), middle(rod))
}

/** A rod with flat ends. */
export function rodOf(rod: Capsule, around = 6): BufferGeometry {
  const long = Math.hypot(...between(rod))
  return stand(
    new CylinderGeometry(rod.radius, rod.radius, long, around),
    between(rod),
    middle(rod),
  )
}

/** A flat sac, a little hollow above like a saucer. */
export function saucer(radius: number, thickness: number, bowl: number): BufferGeometry {
  const fine = 12
  const height = (share: number) => bowl * share * share
  const rounded = (share: number) => (thickness / 2) * Math.sqrt(Math.max(0, 1 - share ** 8))
  const half = (side: 1 | -1) =>
    Array.from({ length: fine + 1 }, (_, i) => {
      const share = i / fine
      return new Vector2(radius * share, height(share) + side * rounded(share))
    })
  return new LatheGeometry([...half(-1), ...half(1).reverse().slice(1)], 36)
}
