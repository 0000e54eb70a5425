import { radians } from '../../../../../math/angle.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import type { Opening, PhotoWithCamera, StagingRoom } from '../../room.ts'

const shapes = [
  { width: 2000, height: 1500 },
  { width: 1500, height: 2000 },
  { width: 1920, height: 1080 },
]

/**
 * A room as there are many: a rectangle or an L of 2.4 to 8 m, doors and windows, one or two cameras in its corners or
 * on its sides, moved so that the first is above the origin.
 */
export function randomRoom(random: () => number, least = 2.4, most = 8): StagingRoom {
  const between = (low: number, high: number) => low + (high - low) * random()
  const [width, depth] = [between(least, most), between(least, most)]
  const outline = outlineOf(width, depth, random)
  const height = between(2.4, 3.4)
  const openings = outline.flatMap((_, wall) => openingsOf(outline, wall, height, random))
  const views = [viewIn(outline, random), ...(random() < 0.2 ? [viewIn(outline, random)] : [])]
  const [first] = views
  const [x, z] = [first?.camera.x ?? 0, first?.camera.z ?? 0]
  return {
    outline: outline.map((corner) => ({ x: corner.x - x, z: corner.z - z })),
    height,
    openings,
    views: views.map(({ camera, photo }) => ({
      camera: { ...camera, x: (camera.x ?? 0) - x, z: (camera.z ?? 0) - z },
      photo,
    })),
  }
}

function outlineOf(width: number, depth: number, random: () => number): FloorPlace[] {
  const corners = [
    { x: 0, z: 0 },
    { x: 0, z: depth },
    { x: width, z: depth },
    { x: width, z: 0 },
  ]
  // Both arms of an L stay wide enough to be lived in.
  if (random() > 0.3 || width < 4 || depth < 4) return corners
  const [x, z] = [width * (0.5 + 0.15 * random()), depth * (0.35 + 0.15 * random())]
  const cut = Math.floor(random() * 4)
  const els: FloorPlace[][] = [
    [
      { x: width - x, z: 0 },
      { x: width - x, z },
      { x: 0, z },
    ],
    [
      { x: 0, z: depth - z },
      { x: width - x, z: depth - z },
      { x: width - x, z: depth },
    ],
    [
      { x, z: depth },
      { x, z: depth - z },
      { x: width, z: depth - z },
    ],
    [
      { x: width, z },
      { x, z },
      { x, z: 0 },
    ],
  ]
  return corners.flatMap((corner, at) => (at === cut ? (els[cut] ?? []) : [corner]))
}

function openingsOf(
  outline: readonly FloorPlace[],
  wall: number,
  height: number,
  random: () => number,
): Opening[] {
  const [a, b] = [outline[wall], outline[(wall + 1) % outline.length]]
  if (!a || !b || random() < 0.35) return []
  const length = Math.hypot(b.x - a.x, b.z - a.z)
  const isDoor = random() < 0.35
  const wide = isDoor ? 0.75 + 0.25 * random() : 0.6 + 1.8 * random()
  if (length < wide + 0.4) return []
  const from = 0.15 + (length - wide - 0.3) * random()
  const sill = isDoor || random() < 0.2 ? 0 : 0.3 + 0.8 * random()
  const head = Math.min(height - 0.1, 2 + 0.5 * random())
  return [{ kind: isDoor ? 'door' : 'window', wall, from, to: from + wide, sill, head }]
}

/** From a corner or a side, over the room. */
function viewIn(outline: readonly FloorPlace[], random: () => number): PhotoWithCamera {
  const at = Math.floor(random() * outline.length)
  const [a, b] = [outline[at], outline[(at + 1) % outline.length]]
  const before = outline[(at + outline.length - 1) % outline.length]
  if (!a || !b || !before) throw new RangeError('No outline')
  const share = random() < 0.5 ? 0.12 : 0.3 + 0.4 * random()
  const [dx, dz] = [b.x - a.x, b.z - a.z]
  const length = Math.hypot(dx, dz)
  const inward = { x: dz / length, z: -dx / length }
  const off = 0.2 + 0.3 * random()
  const x = a.x + dx * share + inward.x * off
  const z = a.z + dz * share + inward.z * off
  // Toward the far half of the wall and into the room.
  const aside = (0.5 - share) * 1.4 + (random() - 0.5) * 0.4
  const ahead = { x: inward.x + (dx / length) * aside, z: inward.z + (dz / length) * aside }
  return {
    photo: shapes[Math.floor(random() * shapes.length)] ?? { width: 2000, height: 1500 },
    camera: {
      fieldOfView: radians(48 + 24 * random()),
      tilt: radians(-3 - 12 * random()),
      roll: radians((random() - 0.5) * 3),
      yaw: Math.atan2(-ahead.x, -ahead.z),
      height: 1.3 + 0.4 * random(),
      x,
      z,
    },
  }
}
