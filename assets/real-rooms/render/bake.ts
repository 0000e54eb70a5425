import { createRandom } from '../../../src/math/random.ts'
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../../../src/math/vector.ts'
import type { AreaLight } from '../build/lights.ts'
import type { Material, Mesh } from '../build/scene.ts'
import type { RoomDescription } from '../describe/room.ts'
import { type DrawnTexture, rgbOf } from '../textures/texture.ts'
import { createRayScene, type RayScene } from './ray-scene.ts'
import { type Patches, subdivide } from './subdivide.ts'

/** A mesh with the light that falls on its corners: irradiance, linear, three numbers a corner. */
export interface BakedMesh extends Patches {
  mesh: Mesh
  irradiance: Float32Array
}

export interface Baked {
  meshes: BakedMesh[]
  scene: RayScene
  /** of a triangle of the scene */
  normalOf(triangle: number): Vec3
  /** whether the sun shines on a place */
  isSunlit(place: Vec3, normal: Vec3): boolean
}

/**
 * Longest edges of floors and of the rest, meters; rays to each lamp, and into the room for each bounce; how often
 * bounced light is averaged with that of neighbors.
 */
const config = { floor: 0.11, rest: 0.24, toLamp: 6, around: 48, bounces: 3, smoothing: 4 }

/**
 * Computes the light of lamps, sky and sun on everything, with two bounces.
 * Source: irradiance at vertices by Monte Carlo, each bounce reading the one before from the meshes themselves
 * @param textures  of the materials that have one
 */
export function bakeLight(
  room: RoomDescription,
  textures: ReadonlyMap<number, DrawnTexture>,
): Baked {
  const random = createRandom(room.seed ^ 0x5bd1e995)
  const eye: Vec3 = [room.camera.x ?? 0, room.camera.height, room.camera.z ?? 0]
  const meshes = room.meshes
    .filter(({ layer }) => layer !== 'labels')
    .map((mesh): BakedMesh => {
      const patches = subdivide(mesh, mesh.label === 'floor' ? config.floor : config.rest)
      // Thin sheets are lit from the side that the camera sees.
      const normals = patches.normals.map((normal, at) =>
        dot(normal, subtract(eye, patches.positions[at] as Vec3)) < 0 ? scale(normal, -1) : normal,
      )
      return {
        ...patches,
        normals,
        mesh,
        irradiance: new Float32Array(patches.positions.length * 3),
      }
    })
  const solid = meshes.filter(({ mesh }) => !room.materials[mesh.material]?.isBackdrop)
  const owners: { baked: BakedMesh; triangle: number }[] = []
  const corners: number[] = []
  for (const baked of solid) {
    for (let triangle = 0; triangle < baked.triangles.length; triangle += 3) {
      owners.push({ baked, triangle })
      for (let corner = 0; corner < 3; corner += 1)
        corners.push(...(baked.positions[baked.triangles[triangle + corner] as number] as Vec3))
    }
  }
  const scene = createRayScene(Float32Array.from(corners))
  const albedos = room.materials.map((material, index) => meanColor(material, textures.get(index)))
  const { sun } = room
  const isSunlit = (place: Vec3, normal: Vec3) =>
    sun !== null &&
    dot(normal, sun.direction) < 0 &&
    !scene.isBlocked(lifted(place, normal), scale(sun.direction, -1), 60)

  const direct = new Map<BakedMesh, Float32Array>()
  for (const baked of solid) {
    const own = new Float32Array(baked.irradiance.length)
    baked.positions.forEach((place, at) => {
      const normal = baked.normals[at] as Vec3
      for (const light of room.areaLights) addLamp(own, at * 3, scene, place, normal, light, random)
    })
    direct.set(baked, own)
    baked.irradiance.set(own)
  }
  // Bounces of the sun read it at corners too: single rays into small bright patches would leave blots.
  const sunny = new Map(solid.map((baked) => [baked, sunOn(baked)]))
  for (let bounce = 0; bounce < config.bounces; bounce += 1) {
    const next = solid.map((baked) => {
      const sum = new Float32Array(baked.irradiance.length)
      for (const [at, place] of baked.positions.entries())
        gather(sum, at * 3, place, baked.normals[at] as Vec3)
      const own = direct.get(baked)
      return smoothed(baked, sum).map((value, at) => value + (own?.[at] ?? 0))
    })
    for (const [at, baked] of solid.entries()) baked.irradiance.set(next[at] as Float32Array)
  }
  const normalOf = (index: number): Vec3 => {
    const { baked, triangle } = owners[index] as (typeof owners)[number]
    return baked.normals[baked.triangles[triangle] as number] as Vec3
  }
  return { meshes, scene, normalOf, isSunlit }

  /** The share of the sun that falls on each corner of a mesh, averaged over places around it. */
  function sunOn({ positions, normals }: BakedMesh): Float32Array {
    return Float32Array.from(positions, (place, at) => {
      const normal = normals[at] as Vec3
      const facing = sun ? -dot(normal, sun.direction) : 0
      if (facing <= 0) return 0
      const [x, y] = tangents(normal)
      let lit = 0
      for (let ray = 0; ray < 4; ray += 1) {
        const aside = add(scale(x, (random() - 0.5) * 0.1), scale(y, (random() - 0.5) * 0.1))
        if (isSunlit(add(place, aside), normal)) lit += facing / 4
      }
      return lit
    })
  }

  function gather(into: Float32Array, at: number, place: Vec3, normal: Vec3) {
    const from = lifted(place, normal)
    const [x, y] = tangents(normal)
    for (let ray = 0; ray < config.around; ray += 1) {
      const angle = 2 * Math.PI * ((ray * 0.618034 + random()) % 1)
      const radius = Math.sqrt((ray + random()) / config.around)
      const up = Math.sqrt(Math.max(0, 1 - radius * radius))
      const way = add(
        add(scale(x, radius * Math.cos(angle)), scale(y, radius * Math.sin(angle))),
        scale(normal, up),
      )
      const met = scene.hit(from, way)
      if (!met) continue
      const { baked, triangle } = owners[met.triangle] as (typeof owners)[number]
      const [second, third] = met.share
      const shares = [1 - second - third, second, third]
      const albedo = albedos[baked.mesh.material] as Vec3
      const own = sunny.get(baked)
      for (let part = 0; part < 3; part += 1) {
        let falling = 0
        shares.forEach((share, corner) => {
          const index = baked.triangles[triangle + corner] as number
          const sunlit = (own?.[index] ?? 0) * (sun?.irradiance[part] ?? 0)
          falling += share * ((baked.irradiance[index * 3 + part] as number) + sunlit)
        })
        // Cosine-weighted rays: irradiance is π times the mean radiance, and radiance is albedo · irradiance / π.
        into[at + part] = (into[at + part] ?? 0) + ((albedo[part] ?? 0) * falling) / config.around
      }
    }
  }
}

/** Averages with the corners at the other ends of edges. */
function smoothed({ triangles }: BakedMesh, light: Float32Array): Float32Array {
  let now = light
  for (let pass = 0; pass < config.smoothing; pass += 1) {
    const sum = Float32Array.from(now, (value) => 2 * value)
    const weights = new Float32Array(light.length / 3).fill(2)
    for (let at = 0; at < triangles.length; at += 1) {
      const from = triangles[at] as number
      const to = triangles[at % 3 === 2 ? at - 2 : at + 1] as number
      for (let part = 0; part < 3; part += 1) {
        sum[from * 3 + part] = (sum[from * 3 + part] ?? 0) + (now[to * 3 + part] ?? 0)
        sum[to * 3 + part] = (sum[to * 3 + part] ?? 0) + (now[from * 3 + part] ?? 0)
      }
      weights[from] = (weights[from] ?? 0) + 1
      weights[to] = (weights[to] ?? 0) + 1
    }
    now = sum.map((value, at) => value / (weights[Math.floor(at / 3)] ?? 1))
  }
  return now
}

const lifted = (place: Vec3, normal: Vec3): Vec3 => add(place, scale(normal, 2e-3))

function tangents(normal: Vec3): [Vec3, Vec3] {
  const helper: Vec3 = Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]
  const x = normalize(cross(helper, normal))
  return [x, cross(normal, x)]
}

/** Rays to a rectangle that shines to one side. */
function addLamp(
  into: Float32Array,
  at: number,
  scene: RayScene,
  place: Vec3,
  normal: Vec3,
  light: AreaLight,
  random: () => number,
) {
  const front = cross(light.along, light.up)
  const area = light.width * light.height
  if (dot(subtract(place, light.center), front) < 0) return
  for (let ray = 0; ray < config.toLamp; ray += 1) {
    const u = ((ray % 3) + random()) / 3 - 0.5
    const v = (Math.floor(ray / 3) + random()) / 2 - 0.5
    const source = add(
      light.center,
      add(scale(light.along, u * light.width), scale(light.up, v * light.height)),
    )
    const way = subtract(source, place)
    const far = Math.hypot(...way)
    const ray_ = scale(way, 1 / far)
    const cosines = dot(ray_, normal) * -dot(ray_, front)
    if (dot(ray_, normal) <= 0 || cosines <= 0) continue
    if (scene.isBlocked(lifted(place, normal), ray_, far - 4e-3)) continue
    // Closer than this the sum of few rays would glare.
    const share = Math.min(1.5, (cosines * area) / far ** 2) / config.toLamp
    for (let part = 0; part < 3; part += 1)
      into[at + part] = (into[at + part] ?? 0) + share * (light.radiance[part] ?? 0)
  }
}

/** Linear. */
function meanColor(material: Material, texture: DrawnTexture | undefined): Vec3 {
  const linear = (value: number) => value ** 2.2
  const [r, g, b] = rgbOf(material.color).map(linear) as [number, number, number]
  if (material.metallic) return [0.6 * r, 0.6 * g, 0.6 * b]
  if (!texture) return [r, g, b]
  const sum = [0, 0, 0]
  const step = 97
  let count = 0
  for (let pixel = 0; pixel < texture.pixels ** 2; pixel += step) {
    for (let part = 0; part < 3; part += 1)
      sum[part] = (sum[part] ?? 0) + linear((texture.rgb[pixel * 3 + part] ?? 0) / 255)
    count += 1
  }
  const [tr, tg, tb] = sum.map((part) => part / count) as [number, number, number]
  return [r * tr, g * tg, b * tb]
}
