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
import type { FloorPlace } from '../../../model/room/camera.ts'
import { floorArea } from '../../../model/room/floor-area.ts'
import {
  shadowedFloor,
  shadowedFoot,
  type ThrownShadow,
} from '../../../model/room/thrown-shadows.ts'
import { type FloorLine, footOf, type Wall } from '../../../model/room/wall.ts'

/** Higher than a shadow falls, whatever stands in a room, metres. */
const wallHeight = 4

/** The floor before the walls. */
export const buildFloor = (walls: readonly Wall[]): BufferGeometry => flatFaces([floorArea(walls)])

/** Convex parts of the floor, as triangles round the first corner of each. */
function flatFaces(parts: readonly (readonly FloorPlace[])[]): BufferGeometry {
  const places = parts.flatMap((corners) =>
    corners.flatMap((_, at) => {
      const [a, b, c] = [corners[0], corners[at], corners[at + 1]]
      return at > 0 && a && b && c ? [a, b, c] : []
    }),
  )
  const floor = new BufferGeometry()
  const positions = places.flatMap(({ x, z }) => [x, 0, z])
  const normals = places.flatMap(() => [0, 1, 0])
  floor.setAttribute('position', new Float32BufferAttribute(positions, 3))
  floor.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  return floor
}

/** What is known of the shadows of things that do not move. */
export interface Shadows {
  thrown: readonly ThrownShadow[]
  /** metres above which none falls: light comes from above, so none is higher than what casts it */
  height: number
}

/**
 * The floor of the photo, and its walls where they are known: nothing of them is seen but the shadows that fall on
 * them. A floor that ends at its walls throws none upon their picture.
 * @param shadows  leave out what none of them can fall on: looking for shadows takes its time everywhere
 */
export function buildShadowRoom(walls: readonly Wall[], shadows?: Shadows) {
  const material = new ShadowMaterial({ opacity: 0.22 })
  const floor = shadows ? flatFaces(shadowedFloor(walls, shadows.thrown)) : buildFloor(walls)
  const faces = walls.flatMap((wall) => {
    const foot = shadows ? shadowedFoot(wall, walls, shadows.thrown) : footOf(wall, walls)
    return foot ? [wallFace(wall, foot, shadows?.height ?? wallHeight)] : []
  })
  const root = new Group()
  for (const face of [floor, ...faces]) {
    const mesh = new Mesh(face, material)
    mesh.receiveShadow = true
    root.add(mesh)
  }
  return {
    root,
    dispose() {
      for (const face of [floor, ...faces]) face.dispose()
      material.dispose()
    },
  }
}

function wallFace({ turn }: Wall, { from, to }: FloorLine, height: number): PlaneGeometry {
  const face = new PlaneGeometry(Math.hypot(to.x - from.x, to.z - from.z), height)
  face.rotateY(radians(turn))
  return face.translate((from.x + to.x) / 2, height / 2, (from.z + to.z) / 2)
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
