import type { FloorPlace, RoomCamera } from '../../../../room-photo/model/camera.ts'

/** How one room's floor lies on another's: turned, then made larger, then moved. */
export interface Similarity {
  /** radians, from x towards z */
  turn: number
  scale: number
  /** metres */
  x: number
  z: number
}

/** The same place as the other room has it, metres. */
export function placeBy({ turn, scale, x, z }: Similarity, place: FloorPlace): FloorPlace {
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return { x: x + cos * place.x - sin * place.z, z: z + sin * place.x + cos * place.z }
}

/** The same camera as the other room has it. */
export function cameraBy(similarity: Similarity, camera: RoomCamera): RoomCamera {
  const { x = 0, z = 0, yaw, height } = camera
  return {
    ...camera,
    ...placeBy(similarity, { x, z }),
    // A camera turns from z towards x.
    yaw: yaw - similarity.turn,
    height: height * similarity.scale,
  }
}

/** The way back. */
export function inverseOf({ turn, scale, x, z }: Similarity): Similarity {
  const back = { turn: -turn, scale: 1 / scale, x: 0, z: 0 }
  const at = placeBy(back, { x, z })
  return { ...back, x: 0 - at.x, z: 0 - at.z }
}

/** A place in both rooms, and how much it counts. */
export interface Meeting {
  from: FloorPlace
  to: FloorPlace
  weight: number
}

/** What is known beforehand of how two floors lie on each other. */
export interface Held {
  /** radians */
  turn?: number
  scale?: number
}

/**
 * How one floor lies on the other so that places meet best (least weighted squares). In the plane a turn and a scale are
 * one complex number a, and its best value is that of Σ w·conj(p)·q / Σ w·|p|² about the weighted means.
 * @returns null where the places are one, or fit no scale above 0
 * @throws RangeError for fewer than two places
 * Source: Umeyama 1991, "Least-squares estimation of transformation parameters between two point patterns"
 */
export function fitSimilarity(meetings: readonly Meeting[], held: Held = {}): Similarity | null {
  if (meetings.length < 2) throw new RangeError('Two floors meet in two places at least')
  const total = meetings.reduce((sum, { weight }) => sum + weight, 0)
  const mean = (of: (meeting: Meeting) => number) =>
    meetings.reduce((sum, meeting) => sum + meeting.weight * of(meeting), 0) / total
  const p = { x: mean(({ from }) => from.x), z: mean(({ from }) => from.z) }
  const q = { x: mean(({ to }) => to.x), z: mean(({ to }) => to.z) }
  let [real, imaginary, square] = [0, 0, 0]
  for (const { from, to, weight } of meetings) {
    const [px, pz, qx, qz] = [from.x - p.x, from.z - p.z, to.x - q.x, to.z - q.z]
    real += weight * (px * qx + pz * qz)
    imaginary += weight * (px * qz - pz * qx)
    square += weight * (px * px + pz * pz)
  }
  if (square < 1e-9 * total || Math.hypot(real, imaginary) < 1e-9 * total) return null
  const turn = held.turn ?? Math.atan2(imaginary, real)
  // What of the complex number lies along the turn.
  const along = real * Math.cos(turn) + imaginary * Math.sin(turn)
  const scale = held.scale ?? along / square
  if (scale <= 0 || along <= 0) return null
  const moved = placeBy({ turn, scale, x: 0, z: 0 }, p)
  return { turn, scale, x: q.x - moved.x, z: q.z - moved.z }
}

/** How far apart the places are that should meet, metres. */
export const gapsOf = (similarity: Similarity, meetings: readonly Meeting[]): number[] =>
  meetings.map(({ from, to }) => {
    const place = placeBy(similarity, from)
    return Math.hypot(place.x - to.x, place.z - to.z)
  })
