import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Group,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  ShadowMaterial,
} from 'three'
import { radians } from '../../../../../math/angle.ts'
import { floorArea } from '../../../model/room/floor-area.ts'
import { footOf, type Wall } from '../../../model/room/wall.ts'

/** Higher than a shadow falls, metres. */
const wallHeight = 4

/** The floor before the walls, as triangles round its first corner. */
export function buildFloor(walls: readonly Wall[]): BufferGeometry {
  const corners = floorArea(walls)
  const places = corners.flatMap((_, at) => {
    const [a, b, c] = [corners[0], corners[at], corners[at + 1]]
    return at > 0 && a && b && c ? [a, b, c] : []
  })
  const positions = places.flatMap(({ x, z }) => [x, 0, z])
  const floor = new BufferGeometry()
  floor.setAttribute('position', new Float32BufferAttribute(positions, 3))
  floor.setAttribute(
    'normal',
    new Float32BufferAttribute(
      places.flatMap(() => [0, 1, 0]),
      3,
    ),
  )
  return floor
}

/**
 * The floor of the photo, and its walls where they are known: nothing of them is seen but the shadows that fall on
 * them. A floor that ends at its walls throws none upon their picture.
 */
export function buildShadowRoom(walls: readonly Wall[]) {
  const material = new ShadowMaterial({ opacity: 0.22 })
  const faces = [buildFloor(walls), ...walls.flatMap((wall) => wallFace(wall, walls))]
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

/** A wall as far as the others leave it. */
function wallFace(wall: Wall, walls: readonly Wall[]): PlaneGeometry[] {
  const foot = footOf(wall, walls)
  if (!foot) return []
  const { from, to } = foot
  const face = new PlaneGeometry(Math.hypot(to.x - from.x, to.z - from.z), wallHeight)
  face.rotateY(radians(wall.turn))
  return [face.translate((from.x + to.x) / 2, wallHeight / 2, (from.z + to.z) / 2)]
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
