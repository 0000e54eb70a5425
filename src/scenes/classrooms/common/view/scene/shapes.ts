import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  Vector2,
} from 'three'

/** A round rod along y, its middle at the origin. Metres. */
export const rod = (radius: number, length: number, around = 24): BufferGeometry =>
  new CylinderGeometry(radius, radius, length, around)

/** A plain box that stands on y = 0. Metres. */
export const slab = (width: number, height: number, depth: number): BufferGeometry =>
  new BoxGeometry(width, height, depth).translate(0, height / 2, 0)

/** What a lathe turns: a radius for each height. Metres. */
export const lathe = (
  profile: readonly (readonly [radius: number, height: number])[],
  around = 40,
): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    around,
  )

/** A solid that casts and takes shadows. */
export function solid(geometry: BufferGeometry, material: Material, x = 0, y = 0, z = 0): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}
