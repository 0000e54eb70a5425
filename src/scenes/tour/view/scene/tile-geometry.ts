import { BufferGeometry, Float32BufferAttribute } from 'three'
import {
  flatMesh,
  type Patch,
  type PatchMesh,
  sphereMesh,
} from '../../model/picture/tile-geometry.ts'

/**
 * Patches of the unit sphere round the origin, as one mesh that looks towards −z at a longitude. The attribute `middle` tells
 * each vertex where the middle of its patch is, from there: the shader counts longitude from it.
 * @param from  that longitude, radians
 */
export function spherePatches(patches: readonly Patch[], from: number): BufferGeometry {
  const all: PatchMesh = { positions: [], index: [] }
  const middles: number[] = []
  for (const patch of patches) {
    const turn = patch.middle - from
    const { left, right } = patch
    const mesh = sphereMesh({ ...patch, left: left + turn, right: right + turn })
    const first = middles.length
    all.positions.push(...mesh.positions)
    all.index.push(...mesh.index.map((vertex) => first + vertex))
    for (let vertex = 0; vertex < mesh.positions.length / 3; vertex++) middles.push(turn)
  }
  return geometryOf(all, middles)
}

/** A rectangle of the plane z = 0. */
export function flatPatch(edges: Omit<Patch, 'middle'>): BufferGeometry {
  const mesh = flatMesh(edges)
  return geometryOf(mesh, new Array(mesh.positions.length / 3).fill(0))
}

function geometryOf({ positions, index }: PatchMesh, middles: number[]): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('middle', new Float32BufferAttribute(middles, 1))
  geometry.setIndex(index)
  return geometry
}
