import {
  BoxGeometry,
  type BufferGeometry,
  DataTexture,
  Group,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { createRandom } from '../../../../../math/random.ts'
import type { RoomBox } from '../../../model/room/design.ts'

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
