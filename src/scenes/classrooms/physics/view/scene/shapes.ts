import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  Vector2,
} from 'three'

export const rod = (radius: number, length: number, around = 24): BufferGeometry =>
  new CylinderGeometry(radius, radius, length, around)

/** A box that stands on y = 0. */
export const slab = (width: number, height: number, depth: number): BufferGeometry =>
  new BoxGeometry(width, height, depth).translate(0, height / 2, 0)

/** Turned on a lathe, from its radii by height. */
export const turned = (points: readonly (readonly [number, number])[]): BufferGeometry =>
  new LatheGeometry(
    points.map(([radius, height]) => new Vector2(radius, height)),
    40,
  )

/** A solid that casts and takes shadows. */
export function solid(geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}
