import { describe, expect, it } from 'vitest'
import type { Vec3 } from '../../src/math/vector.ts'
import { cameraPoseOf, eyeOf, rayThrough } from '../../src/room-photo/model/camera.ts'
import { labels } from './build/scene.ts'
import { describeRoom } from './describe/describe-room.ts'
import { undistort } from './describe/lens.ts'
import type { RoomDescription } from './describe/room.ts'
import { floorOverlap } from './floor-overlap.ts'
import { createRayScene } from './render/ray-scene.ts'
import { subdivide } from './render/subdivide.ts'
import { truthOf, writeTruth } from './truth.ts'

const step = 8

/** The label map of a room, by rays through its meshes: what renderers must draw. */
function tracedLabels(room: RoomDescription): Uint8Array {
  const { lens, size, camera } = room
  const owners: number[] = []
  const corners: number[] = []
  for (const mesh of room.meshes) {
    if (mesh.layer === 'photo') continue
    const { positions, triangles } = subdivide(mesh, 1000)
    for (const index of triangles) corners.push(...(positions[index] as Vec3))
    owners.push(...Array(triangles.length / 3).fill(labels.indexOf(mesh.label)))
  }
  const scene = createRayScene(Float32Array.from(corners))
  const pose = cameraPoseOf(camera, size)
  const columns = size.width / step
  return Uint8Array.from({ length: (columns * size.height) / step }, (_, at) => {
    const { x, y } = undistort(lens, {
      x: (((at % columns) + 0.5) * step - size.width / 2) / lens.focalLength,
      y: (size.height / 2 - (Math.floor(at / columns) + 0.5) * step) / lens.focalLength,
    })
    const ray = rayThrough(pose, { x: x * lens.focalLength, y: y * lens.focalLength })
    const met = scene.hit(eyeOf(camera), ray)
    return met ? (owners[met.triangle] ?? 0) : 0
  })
}

const rooms = [
  ...[1, 2, 3, 5, 7, 10, 12, 16].map((number) => describeRoom('tuning', number)),
  ...[1, 2, 4, 6, 9].map((number) => describeRoom('held-out-families', number)),
  ...[1, 2, 5].map((number) => describeRoom('held-out-renderer', number)),
]

describe('truth of a described room', () => {
  it.each(rooms)('$id has the floor where rays meet it', (room) => {
    const map = tracedLabels(room)
    const { floorInPicture } = truthOf(room)
    // A grid this coarse cannot tell the baseboard's depth; rendered maps are held to 0.97.
    expect(floorOverlap(floorInPicture, map, room.size.width / step, step)).toBeGreaterThan(0.95)
  })

  it('keeps openings on their walls', () => {
    for (const { walls, openings } of rooms.map(truthOf)) {
      for (const { wall, corners } of openings) {
        const { from, normal } = walls[wall] ?? { from: { x: 9, z: 9 }, normal: { x: 1, z: 0 } }
        for (const [x, , z] of corners)
          expect((x - from.x) * normal.x + (z - from.z) * normal.z).toBeCloseTo(0)
      }
    }
  })

  it('is written small, and read back', () => {
    const [room] = rooms
    if (!room) return
    const text = writeTruth(truthOf(room))
    expect(text.length).toBeLessThan(12_000)
    expect(JSON.parse(text).camera.height).toBeCloseTo(room.camera.height, 4)
  })
})
