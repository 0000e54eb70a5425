import { join } from 'node:path'
import { build } from 'esbuild'
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../src/math/vector.ts'
import { openStudio } from '../../graphics/browser.ts'
import { root } from '../../graphics/root.ts'
import type { SunLight } from '../build/lights.ts'
import { type Label, type Layer, labels } from '../build/scene.ts'
import type { RoomDescription } from '../describe/room.ts'
import { type DrawnTexture, drawTexture } from '../textures/texture.ts'
import { type Baked, bakeLight } from './bake.ts'
import { pinholeSize, type Renderer, requestFor } from './request.ts'
import { subdivide } from './subdivide.ts'

/** A mesh for the page; numbers are base64 of floats and 32-bit indices. */
export interface PageMesh {
  material: number
  label: Label
  layer: Layer
  positions: string
  normals: string
  uvs: string
  irradiance: string
  triangles: string
}

/** A material for the page; textures are base64 of bytes. */
export interface PageMaterial {
  color: string
  roughness: number
  emission?: number
  isBackdrop?: boolean
  relief?: number
  tile?: number
  pixels?: number
  picture?: string
  reliefPicture?: string
}

export interface PageRoom {
  width: number
  height: number
  camera: { right: Vec3; up: Vec3; back: Vec3; position: Vec3; focalLength: number }
  labels: readonly Label[]
  materials: PageMaterial[]
  meshes: PageMesh[]
  /** meshes of mirrors, with a place of each and its normal */
  mirrors: { mesh: number; place: Vec3; normal: Vec3 }[]
  sun: SunLight | null
  /** where the sun shines in the picture, a byte a pixel, bottom row first; base64 */
  sunMask: string | null
  mainLight: Vec3
}

/** Draws with three.js in a headless browser, its light baked at the corners of small triangles. */
export async function openThree(): Promise<Renderer> {
  const bundle = await build({
    entryPoints: [join(root, 'assets/real-rooms/render/three-page.ts')],
    ...{ bundle: true, write: false, format: 'iife', target: 'es2022', minify: true },
  })
  const studio = await openStudio(64, 64)
  await studio.page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })
  return {
    render: async (room) => {
      const asked = pageRoomOf(room)
      const { light, labels } = await studio.page.evaluate((given) => {
        const { drawRoom } = window as unknown as {
          drawRoom: (room: unknown) => { light: string; labels: string }
        }
        return drawRoom(given)
      }, asked)
      const bytes = Uint8Array.from(Buffer.from(light, 'base64'))
      return {
        ...pinholeSize(room),
        light: new Float32Array(bytes.buffer),
        labels: Uint8Array.from(Buffer.from(labels, 'base64')),
      }
    },
    close: () => studio.close(),
  }
}

function pageRoomOf(room: RoomDescription): PageRoom {
  const { width, height, camera } = requestFor(room)
  const textures = new Map<number, DrawnTexture>()
  room.materials.forEach((material, index) => {
    if (material.texture) textures.set(index, drawTexture(material.texture))
  })
  const baked = bakeLight(room, textures)
  const meshes: PageMesh[] = baked.meshes.map(
    ({ mesh, positions, normals, uvs, triangles, irradiance }) => ({
      ...{ material: mesh.material, label: mesh.label, layer: mesh.layer },
      positions: encode(Float32Array.from(positions.flat())),
      normals: encode(Float32Array.from(normals.flat())),
      uvs: encode(Float32Array.from(uvs.flat())),
      irradiance: encode(irradiance),
      triangles: encode(Uint32Array.from(triangles)),
    }),
  )
  for (const mesh of room.meshes.filter(({ layer }) => layer === 'labels')) {
    const { positions, normals, uvs, triangles } = subdivide(mesh, 100)
    meshes.push({
      ...{ material: mesh.material, label: mesh.label, layer: mesh.layer },
      positions: encode(Float32Array.from(positions.flat())),
      normals: encode(Float32Array.from(normals.flat())),
      uvs: encode(Float32Array.from(uvs.flat())),
      irradiance: encode(new Float32Array(positions.length * 3)),
      triangles: encode(Uint32Array.from(triangles)),
    })
  }
  const [strongest] = [...room.areaLights].sort((a, b) => powerOf(b) - powerOf(a))
  return {
    ...{ width, height, labels, meshes },
    camera: {
      ...camera,
      position: [camera.position[0] ?? 0, camera.position[1] ?? 0, camera.position[2] ?? 0],
    },
    materials: room.materials.map(({ texture, ...material }, index) => {
      const drawn = textures.get(index)
      if (!texture || !drawn) return material
      const { pixels, rgb, relief } = drawn
      return {
        ...material,
        tile: texture.tile,
        pixels,
        picture: encode(rgb),
        reliefPicture: encode(relief),
      }
    }),
    mirrors: mirrorsIn(baked, room),
    sun: room.sun,
    sunMask: room.sun && encode(sunMaskOf(room, baked, width, height)),
    mainLight: strongest?.center ?? [0, 2, 0],
  }
}

const powerOf = ({ radiance, width, height }: RoomDescription['areaLights'][number]) =>
  radiance[1] * width * height

const encode = (data: Float32Array | Uint32Array | Uint8Array): string =>
  Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')

/** Mirrors are flat; those of a closet lie in nearly one plane. */
function mirrorsIn({ meshes }: Baked, room: RoomDescription): PageRoom['mirrors'] {
  return meshes.flatMap(({ mesh, positions }, index) => {
    const material = room.materials[mesh.material]
    if (!material?.metallic || material.roughness > 0.1) return []
    const [a, b, c] = mesh.vertices
    if (!a || !b || !c || positions.length === 0) return []
    const normal = normalize(cross(subtract(b, a), subtract(c, a)))
    return [{ mesh: index, place: a, normal }]
  })
}

/** Rays from the camera, and from what they meet to the sun. */
function sunMaskOf(
  { camera: taken, lens, size, ...room }: RoomDescription,
  { scene, isSunlit, normalOf }: Baked,
  width: number,
  height: number,
): Uint8Array {
  const { camera } = requestFor({ ...room, camera: taken, lens, size })
  const mask = new Uint8Array(width * height)
  const from: Vec3 = [camera.position[0] ?? 0, camera.position[1] ?? 0, camera.position[2] ?? 0]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [column + 0.5 - width / 2, row + 0.5 - height / 2]
      const ray = normalize(
        add(
          add(scale(camera.right, x), scale(camera.up, y)),
          scale(camera.back, -camera.focalLength),
        ),
      )
      const met = scene.hit(from, ray)
      if (!met) continue
      const normal = normalOf(met.triangle)
      const facing = dot(normal, ray) < 0 ? normal : scale(normal, -1)
      if (isSunlit(add(from, scale(ray, met.far)), facing)) mask[row * width + column] = 255
    }
  }
  return mask
}
