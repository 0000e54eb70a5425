import { clamp } from '../../../../math/clamp.ts'
import { bounded, floorAt, type PhotoSize, pixelOf, type RoomCamera } from './camera.ts'
import type { Design } from './design.ts'
import { remember } from './history.ts'
import { before, footOf, inwards, type Wall } from './wall.ts'
import { heightByYardstick } from './yardstick.ts'

/** How far from the camera a wall may come to stand, metres. */
const range = { min: 0.1, max: 60 }

/**
 * Gives a photo another camera. Its walls stay where the photo shows them: a camera twice as high sees them twice as
 * far off. What hangs on them goes along, and what stands on the floor stays where the photo shows it stand.
 */
export function setCamera(design: Design, camera: RoomCamera): void {
  const { camera: old, photo, room } = design
  design.camera = camera
  // In a room of our own the camera walks, and the walls stay.
  if (room) return
  const ratio = camera.height / old.height
  if (design.ceiling !== null) design.ceiling *= ratio
  const distances = design.walls.map(
    (wall) => seenAgain(wall, design.walls, old, camera, photo) ?? wall.distance * ratio,
  )
  design.walls.forEach((wall, at) => {
    const to = clamp(distances[at] ?? wall.distance, range.min, range.max)
    carry(design, wall, to - wall.distance)
    wall.distance = to
  })
  for (const item of design.items) {
    if (item.wall !== undefined) continue
    item.x *= ratio
    item.z *= ratio
  }
}

/** How far off a wall is by another camera, as its foot is seen in the photo. @returns null where the photo shows none */
function seenAgain(
  wall: Wall,
  walls: readonly Wall[],
  old: RoomCamera,
  camera: RoomCamera,
  photo: PhotoSize,
): number | null {
  const foot = footOf(wall, walls)
  if (!foot) return null
  const found: number[] = []
  for (let step = 0; step <= 16; step += 1) {
    const x = foot.from.x + ((foot.to.x - foot.from.x) * step) / 16
    const z = foot.from.z + ((foot.to.z - foot.from.z) * step) / 16
    const at = pixelOf(old, photo, [x, 0, z])
    if (!at || at.x < 0 || at.y < 0 || at.x > photo.width || at.y > photo.height) continue
    const place = floorAt(camera, photo, at)
    if (place) found.push(-before({ ...wall, distance: 0 }, place))
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? null
}

/** Moves what hangs on a wall back by so much, metres. */
export function carry(design: Design, wall: Wall, by: number): void {
  const { x, z } = inwards(wall)
  for (const item of design.items) {
    if (item.wall !== wall.id) continue
    item.x -= x * by
    item.z -= z * by
  }
}

/**
 * What the visitor sets by hand; what is not named stays. A height that follows from something in the photo follows
 * it on.
 */
export function adjustCamera(design: Design, change: Partial<RoomCamera>): void {
  setCamera(design, bounded({ ...design.camera, ...change }))
  design.confidence = 'set'
  if (change.height !== undefined) design.heightBy = 'hand'
  else if (design.yardstick?.kind === design.heightBy) measure(design)
}

/** As a slider does it, whose touches are one step. */
export function slideCamera(design: Design, name: keyof RoomCamera, value: number): void {
  remember(design, name)
  adjustCamera(design, { [name]: value })
}

/** Takes the camera's height from the yardstick, where one is laid and gives it. @returns whether it does */
export function measure(design: Design): boolean {
  const { yardstick, camera, photo } = design
  const found = yardstick?.laid && heightByYardstick(camera, photo, yardstick)
  if (!found || 'fault' in found) return false
  setCamera(design, { ...camera, height: found.height })
  design.heightBy = yardstick.kind
  return true
}
