import {
  type BufferGeometry,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  PlaneGeometry,
  RepeatWrapping,
  Shape,
  ShapeGeometry,
  SRGBColorSpace,
  Vector2,
} from 'three'
import { radians } from '../../math/angle.ts'
import { createRandom } from '../../math/random.ts'
import type { FloorPlace } from '../model/camera.ts'
import { type CastShadow, shadowedFloor, shadowedFoot } from '../model/design/shadows.ts'
import { type FloorLine, floorArea, type Wall, wallFoot } from '../model/wall.ts'

/** The most height of a shadow on a wall, meters. */
const wallHeight = 4

/** The floor in front of the walls. */
export const buildFloor = (walls: readonly Wall[]): BufferGeometry => flatFaces([floorArea(walls)])

/** @param parts  corners of polygons on the floor */
function flatFaces(parts: readonly (readonly FloorPlace[])[]): BufferGeometry {
  const shapes = parts.flatMap((corners) => {
    const points = corners.map(({ x, z }) => new Vector2(x, -z))
    return points.length > 2 ? new Shape(points) : []
  })
  return new ShapeGeometry(shapes).rotateX(-Math.PI / 2)
}

/** The shadows of static things, to limit the faces that catch them. */
export interface StaticShadows {
  thrown: readonly CastShadow[]
  /** height above which none falls, meters, since light comes from above */
  height: number
}

/**
 * Faces that catch shadows: the floor and, when known, the walls.
 * @param shadows  restricts them to what shadows can reach, since sampling the shadow map is slow
 */
export function shadowFaces(walls: readonly Wall[], shadows?: StaticShadows): BufferGeometry[] {
  const floor = shadows ? flatFaces(shadowedFloor(walls, shadows.thrown)) : buildFloor(walls)
  const faces = walls.flatMap((wall) => {
    const foot = shadows ? shadowedFoot(wall, walls, shadows.thrown) : wallFoot(wall, walls)
    return foot ? [wallFace(wall, foot, shadows?.height ?? wallHeight)] : []
  })
  return [floor, ...faces]
}

function wallFace({ turn }: Wall, { from, to }: FloorLine, height: number): PlaneGeometry {
  const face = new PlaneGeometry(Math.hypot(to.x - from.x, to.z - from.z), height)
  face.rotateY(radians(turn))
  return face.translate((from.x + to.x) / 2, height / 2, (from.z + to.z) / 2)
}

/** Margin of the contact shadow around the footprint, meters. */
export const contactMargin = 0.22

/** The alpha texture of a contact shadow, which fades toward its edges. */
export function contactTexture(): DataTexture {
  const texture = new DataTexture(fade(64), 64, 64)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** Black pixels whose alpha rises smoothly from the edges of a square to its middle, with rounded corners. */
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

/** The tile of the plank texture, meters and pixels. */
export const plankTile = { size: 1.8, pixels: 256, planks: 10 }

/** Oak planks in several shades with dark joints; always the same. */
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
