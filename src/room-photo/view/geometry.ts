import {
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  LinearFilter,
  LinearMipmapLinearFilter,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { radians } from '../../math/angle.ts'
import { createRandom } from '../../math/random.ts'
import type { FloorPlace } from '../model/camera.ts'
import { type CastShadow, shadowedFloor, shadowedFoot } from '../model/design/shadows.ts'
import { type FloorLine, floorArea, footOf, type Wall } from '../model/wall.ts'

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
  thrown: readonly CastShadow[]
  /** metres above which none falls: light comes from above, so none is higher than what casts it */
  height: number
}

/**
 * Faces that shadows fall on: the floor of the photo, and its walls where they are known.
 * @param shadows  leave out what none of them can fall on: looking for shadows takes its time everywhere
 */
export function shadowFaces(walls: readonly Wall[], shadows?: Shadows): BufferGeometry[] {
  const floor = shadows ? flatFaces(shadowedFloor(walls, shadows.thrown)) : buildFloor(walls)
  const faces = walls.flatMap((wall) => {
    const foot = shadows ? shadowedFoot(wall, walls, shadows.thrown) : footOf(wall, walls)
    return foot ? [wallFace(wall, foot, shadows?.height ?? wallHeight)] : []
  })
  return [floor, ...faces]
}

function wallFace({ turn }: Wall, { from, to }: FloorLine, height: number): PlaneGeometry {
  const face = new PlaneGeometry(Math.hypot(to.x - from.x, to.z - from.z), height)
  face.rotateY(radians(turn))
  return face.translate((from.x + to.x) / 2, height / 2, (from.z + to.z) / 2)
}

/** How far the dark under a piece goes beyond its footprint. */
export const contactMargin = 0.22

/** The opacity of the dark under a piece: it fades towards its edges. */
export function contactTexture(): DataTexture {
  const texture = new DataTexture(fade(64), 64, 64)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
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

/** One tile of the planks, metres and pixels. */
export const plankTile = { size: 1.8, pixels: 256, planks: 10 }

/** Oak planks, each of another shade, with dark joints; the same each time. */
export function plankTexture(): DataTexture {
  const { pixels, planks } = plankTile
  const random = createRandom(7)
  const rgba = new Uint8Array(pixels * pixels * 4)
  const shades = Array.from({ length: planks }, () => 0.92 + random() * 0.16)
  const ends = Array.from({ length: planks }, () => Math.floor(random() * pixels))
  const grain = Array.from({ length: pixels }, () => 0.985 + random() * 0.03)
  const wide = pixels / planks
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      const plank = Math.min(planks - 1, Math.floor(x / wide))
      const joint = x % wide < 1 || Math.abs(y - (ends[plank] ?? 0)) < 1
      const shade = (shades[plank] ?? 1) * (grain[x] ?? 1) * (joint ? 0.78 : 1)
      const at = (y * pixels + x) * 4
      rgba[at] = Math.min(255, 196 * shade)
      rgba[at + 1] = Math.min(255, 162 * shade)
      rgba[at + 2] = Math.min(255, 120 * shade)
      rgba[at + 3] = 255
    }
  }
  const texture = new DataTexture(rgba, pixels, pixels)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
