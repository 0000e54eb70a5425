import { BufferGeometry, Float32BufferAttribute } from 'three'
import { flatMesh, type PatchMesh, sphereMesh } from '../../model/patch-mesh.ts'
import type { Patch } from '../../model/tile-patch.ts'

/** A patch of the unit sphere round the origin, its middle towards −z. */
export const spherePatch = (patch: Patch): BufferGeometry => geometryOf(sphereMesh(patch))

/** A rectangle of the plane z = 0. */
export const flatPatch = (edges: Omit<Patch, 'middle'>): BufferGeometry =>
  geometryOf(flatMesh(edges))

function geometryOf({ positions, index }: PatchMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setIndex(index)
  return geometry
}
