import {
  BoxGeometry,
  BufferGeometry,
  DataTexture,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Quaternion,
  RepeatWrapping,
  ShadowMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three'
import { radians } from '../../math/angle.ts'
import { createRandom } from '../../math/random.ts'
import type { FloorPlace } from '../model/camera.ts'
import type { RoomBox } from '../model/design/design.ts'
import type { Item, Sizes } from '../model/design/item.ts'
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
interface Shadows {
  thrown: readonly CastShadow[]
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

const up = new Vector3(0, 1, 0)

/** The dark under everything that stands on something, drawn at once. @param room  how many copies it can hold */
export function createContactCopies(contact: ReturnType<typeof buildContact>, room: number) {
  const copies = new InstancedMesh(contact.geometry, contact.material, room)
  copies.frustumCulled = false
  copies.count = 0
  // Before the furniture, which stands on it.
  copies.renderOrder = -1
  return {
    copies,
    place(items: readonly Item[], sizes: Sizes) {
      const matrix = new Matrix4()
      const turn = new Quaternion()
      let count = 0
      for (const { piece, x, z, lift = 0, turn: degrees, scale } of items) {
        const { width = 0, depth = 0, mount = 'floor' } = sizes[piece] ?? {}
        if (mount === 'wall' || mount === 'ceiling') continue
        const margin = lift > 0 ? contactMargin / 3 : contactMargin
        turn.setFromAxisAngle(up, radians(degrees))
        matrix.compose(
          new Vector3(x, lift + 0.003, z),
          turn,
          new Vector3((width + margin) * scale, scale, (depth + margin) * scale),
        )
        copies.setMatrixAt(count, matrix)
        count += 1
      }
      copies.count = count
      copies.instanceMatrix.needsUpdate = true
    },
    // Geometry and material are those of all contacts.
    dispose: () => void copies.dispose(),
  }
}

/** Skirting boards, metres. */
const board = { height: 0.08, depth: 0.014 }

/** One tile of the planks, metres and pixels. */
const tile = { size: 1.8, pixels: 256, planks: 10 }

/** An empty room round the origin of its floor, seen from within: oak planks, chalk walls, white boards. */
export function buildShell({ width, depth, height }: RoomBox) {
  const geometries: BufferGeometry[] = []
  const planks = plankTexture()
  const materials = {
    floor: new MeshStandardMaterial({ map: planks, roughness: 0.72 }),
    wall: new MeshStandardMaterial({ color: '#ebe6da', roughness: 0.95 }),
    ceiling: new MeshStandardMaterial({ color: '#f7f5f0', roughness: 1 }),
    board: new MeshStandardMaterial({ color: '#faf9f6', roughness: 0.6 }),
  }
  planks.repeat.set(width / tile.size, depth / tile.size)
  const root = new Group()
  const add = (geometry: BufferGeometry, material: Material) => {
    const mesh = new Mesh(geometry, material)
    geometries.push(geometry)
    mesh.receiveShadow = true
    root.add(mesh)
    return mesh
  }
  add(new PlaneGeometry(width, depth), materials.floor).rotation.x = -Math.PI / 2
  const ceiling = add(new PlaneGeometry(width, depth), materials.ceiling)
  ceiling.rotation.x = Math.PI / 2
  ceiling.position.y = height
  for (let side = 0; side < 4; side += 1) {
    const [long, away] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2]
    const angle = (side * Math.PI) / 2
    const [x, z] = [-Math.sin(angle), -Math.cos(angle)]
    const wall = add(new PlaneGeometry(long, height), materials.wall)
    wall.position.set(x * away, height / 2, z * away)
    wall.rotation.y = angle
    const skirting = add(new BoxGeometry(long, board.height, board.depth), materials.board)
    const off = away - board.depth / 2
    skirting.position.set(x * off, board.height / 2, z * off)
    skirting.rotation.y = angle
  }
  return {
    root,
    dispose() {
      for (const geometry of geometries) geometry.dispose()
      for (const material of Object.values(materials)) material.dispose()
      planks.dispose()
    },
  }
}

/** Oak planks, each of another shade, with dark joints; the same each time. */
function plankTexture(): DataTexture {
  const { pixels, planks } = tile
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
