import { BoxGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { matt } from './materials.ts'
import { contact, wall, wood } from './textures.ts'

/** The bench on which every lesson stands, its top at y = 0, and the wall behind it. */
export function buildRoom(): Group {
  const root = new Group()
  const planks = wood()
  planks.repeat.set(2.2, 2)
  const top = new Mesh(
    new BoxGeometry(2.6, 0.035, 0.9),
    new MeshStandardMaterial({ map: planks, roughness: 0.5, envMapIntensity: 0.6 }),
  )
  top.position.set(0, -0.0175, 0.02)
  top.receiveShadow = true
  const plaster = new Mesh(
    new PlaneGeometry(3.4, 1.7),
    new MeshStandardMaterial({ map: wall(), roughness: 1, envMapIntensity: 0.35 }),
  )
  plaster.position.set(0, 0.6, -0.43)
  plaster.receiveShadow = true
  const tiles = new Mesh(new BoxGeometry(3.4, 0.085, 0.012), matt(0xdfe3dc, 0.35))
  tiles.position.set(0, 0.0425, -0.42)
  root.add(top, plaster, tiles)
  return root
}

/**
 * The dark under a thing.
 * @param size  metres across
 * @param deep  metres from front to back
 */
export function shadowUnder(
  x: number,
  z: number,
  size: number,
  texture = contact(),
  deep = size,
): Mesh {
  const mesh = new Mesh(
    new PlaneGeometry(size, deep).rotateX(-Math.PI / 2),
    new MeshStandardMaterial({ map: texture, transparent: true, depthWrite: false }),
  )
  mesh.position.set(x, 0.0006, z)
  mesh.renderOrder = 1
  return mesh
}
