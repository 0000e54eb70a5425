import { type BufferGeometry, InstancedMesh, type Material, type Matrix4, Mesh } from 'three'
import type { Age, PartId } from '../../model/parts.ts'
import { cutOpen, isCutAway } from './cut.ts'

/** A mesh of the building, and what it is made of in each age. */
export interface Skin {
  mesh: Mesh
  /** Nothing where no part of the lesson is named by it. */
  part?: PartId | undefined
  /** Where the finish of its part has a picture of its own. */
  own?: Partial<Record<Age, Material>> | undefined
}

export interface SkinOptions extends Omit<Skin, 'mesh'> {
  /** On a table: left out where the building is open. */
  open: boolean
  casts?: boolean
}

/** One thing of the building. */
export function skin(
  geometry: BufferGeometry,
  { open, casts = false, part, own }: SkinOptions,
): Skin {
  const mesh = new Mesh(open ? cutOpen(geometry) : geometry)
  mesh.castShadow = casts
  mesh.receiveShadow = true
  return { mesh, part, own }
}

/** The same thing in several places. */
export function skins(
  geometry: BufferGeometry,
  places: readonly Matrix4[],
  { open, casts = false, part, own }: SkinOptions,
): Skin {
  const kept = open
    ? places.filter(({ elements: [, , , , , , , , , , , , x = 0, , z = 0] }) => !isCutAway(x, z))
    : places
  const mesh = new InstancedMesh(geometry, undefined, kept.length)
  for (const [at, matrix] of kept.entries()) mesh.setMatrixAt(at, matrix)
  mesh.castShadow = casts
  mesh.receiveShadow = true
  return { mesh, part, own }
}
