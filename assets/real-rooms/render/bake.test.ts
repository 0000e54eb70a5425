import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/math/random.ts'
import { normalize, type Vec3 } from '../../../src/math/vector.ts'
import { SceneBuilder } from '../build/scene.ts'
import { describeRoom } from '../describe/describe-room.ts'
import type { RoomDescription } from '../describe/room.ts'
import { bakeLight } from './bake.ts'
import { createRayScene } from './ray-scene.ts'

describe('rays', () => {
  it('meet the nearest of many triangles', () => {
    const random = createRandom(3)
    const corners = Float32Array.from(
      { length: 9 * 300 },
      (_, at) => 4 * random() - 2 + (at % 9 < 3 ? 0 : 0.1),
    )
    const tree = createRayScene(corners)
    const singles = Array.from({ length: 300 }, (_, at) =>
      createRayScene(corners.slice(at * 9, at * 9 + 9)),
    )
    for (let ray = 0; ray < 200; ray += 1) {
      const way = normalize([random() - 0.5, random() - 0.5, random() - 0.5])
      const far = Math.min(
        ...singles.map((one) => one.hit([0, 0, 0], way)?.far ?? Number.POSITIVE_INFINITY),
      )
      expect(tree.hit([0, 0, 0], way)?.far ?? Number.POSITIVE_INFINITY).toBeCloseTo(far, 6)
    }
  })
})

describe('baked light', () => {
  it('below a small lamp is what the inverse square law says', () => {
    const scene = new SceneBuilder()
    const black = scene.material({ color: '#000000', roughness: 1 })
    const corners: Vec3[] = [
      [-1, 0, 1],
      [1, 0, 1],
      [1, 0, -1],
      [-1, 0, -1],
    ]
    scene.face(
      corners,
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
      black,
      'floor',
    )
    const room: RoomDescription = {
      ...describeRoom('tuning', 1),
      ...{ materials: scene.materials, meshes: scene.meshes, sun: null },
      areaLights: [
        {
          center: [0, 2, 0],
          along: [1, 0, 0],
          up: [0, 0, 1],
          width: 0.1,
          height: 0.1,
          radiance: [100, 50, 0],
        },
      ],
    }
    const [floor] = bakeLight(room, new Map()).meshes
    const middle = floor?.positions.findIndex(([x, , z]) => Math.hypot(x, z) < 0.08) ?? -1
    // Radiance · area / distance²
    expect(floor?.irradiance[middle * 3]).toBeCloseTo(0.25, 2)
    expect(floor?.irradiance[middle * 3 + 1]).toBeCloseTo(0.125, 2)
  })
})
