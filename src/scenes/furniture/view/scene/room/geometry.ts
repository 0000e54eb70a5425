import {
  DataTexture,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'
import type { FloorPlace } from '../../../model/room/camera.ts'
import type { Walls } from '../../../model/room/known.ts'

/** Without walls the floor goes so far to each side, metres. */
const reach = 30
/** Higher than a shadow falls, metres. */
const wallHeight = 4

/**
 * The floor of the photo, and its walls where they are known: nothing of them is seen but the shadows that fall on
 * them. A floor that ends at its walls throws none upon their picture.
 */
export function buildShadowRoom(walls: Walls | null) {
  const material = new ShadowMaterial({ opacity: 0.22 })
  const { min, max } = walls ?? { min: { x: -reach, z: -reach }, max: { x: reach, z: reach } }
  const [wide, deep] = [max.x - min.x, max.z - min.z]
  const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2]
  const floor = new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2).translate(x, 0, z)
  const wall = (length: number, turn: number, at: FloorPlace) =>
    new PlaneGeometry(length, wallHeight).rotateY(turn).translate(at.x, wallHeight / 2, at.z)
  const quarter = Math.PI / 2
  const faces = walls
    ? [
        floor,
        wall(wide, 0, { x, z: min.z }),
        wall(wide, 2 * quarter, { x, z: max.z }),
        wall(deep, quarter, { x: min.x, z }),
        wall(deep, -quarter, { x: max.x, z }),
      ]
    : [floor]
  const root = new Group()
  for (const face of faces) {
    const mesh = new Mesh(face, material)
    mesh.receiveShadow = true
    root.add(mesh)
  }
  return {
    root,
    dispose() {
      for (const face of faces) face.dispose()
      material.dispose()
    },
  }
}

/** How far the dark under a piece goes beyond its footprint. */
export const contactMargin = 0.22

/** What every piece's contact shadow is made of: a square that fades towards its edges. */
export function buildContact() {
  const geometry = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const texture = new DataTexture(fade(64), 64, 64)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  const material = new MeshBasicMaterial({
    map: texture,
    transparent: true,
    opacity: 0.26,
    depthWrite: false,
  })
  return {
    geometry,
    material,
    dispose() {
      geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

/** Black pixels whose opacity rises from the edges of a square to its middle, smoothly and rounded at its corners. */
function fade(side: number): Uint8Array<ArrayBuffer> {
  const rgba = new Uint8Array(side * side * 4)
  const rise = (place: number) => {
    const share = Math.min(1, (1 - Math.abs((2 * (place + 0.5)) / side - 1)) / 0.42)
    return share * share * (3 - 2 * share)
  }
  for (let at = 0; at < side * side; at += 1) {
    rgba[at * 4 + 3] = Math.round(255 * rise(at % side) * rise(Math.floor(at / side)))
  }
  return rgba
}
