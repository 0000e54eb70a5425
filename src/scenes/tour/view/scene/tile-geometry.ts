import { type BufferGeometry, Float32BufferAttribute, PlaneGeometry, SphereGeometry } from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import type { Patch } from '../../model/picture/tile-geometry.ts'

/**
 * The longest side of a mesh cell in radians. Across, a chord leaves its parallel by less than the tiles' overlap;
 * down, meridians are straight as seen from the center, and a few rows do.
 */
const cell = { across: 0.04, down: 0.4 }

/**
 * Patches of the unit sphere round the origin, as one mesh that looks towards −z at a longitude. The attribute `middle`
 * tells each vertex where the middle of its patch is, from there: the shader counts longitude from it.
 * @param from  that longitude, radians
 */
export const spherePatches = (patches: readonly Patch[], from: number): BufferGeometry =>
  mergeGeometries(
    patches.map(({ middle, left, right, top, bottom }) => {
      const turn = middle - from
      const [width, height] = [right - left, top - bottom]
      const [columns, rows] = [Math.ceil(width / cell.across), Math.ceil(height / cell.down)]
      // The sphere of three.js counts to the left, from a quarter to the right of −z, and from the zenith down.
      const start = -Math.PI / 2 - turn - right
      const zenith = Math.PI / 2 - top
      return withMiddle(new SphereGeometry(1, columns, rows, start, width, zenith, height), turn)
    }),
  )

/** A rectangle of the plane z = 0. */
export const flatPatch = ({ left, right, top, bottom }: Omit<Patch, 'middle'>): BufferGeometry =>
  withMiddle(
    new PlaneGeometry(right - left, top - bottom).translate(
      (left + right) / 2,
      (top + bottom) / 2,
      0,
    ),
    0,
  )

function withMiddle(geometry: BufferGeometry, middle: number): BufferGeometry {
  const { count } = geometry.getAttribute('position')
  const middles = new Float32Array(count).fill(middle)
  return geometry.setAttribute('middle', new Float32BufferAttribute(middles, 1))
}
