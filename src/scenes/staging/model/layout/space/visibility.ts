import type { Vec3 } from '../../../../../math/vector.ts'
import {
  type CameraPose,
  cameraPoseOf,
  eyeOf,
  type FloorPlace,
  type PhotoSize,
  toCameraAxes,
} from '../../../../../room-photo/model/camera.ts'
import { seesAcross } from '../../../../../room-photo/model/wall.ts'
import type { PhotoWithCamera } from '../../room.ts'
import { type Body, fromBodyFrame } from './body.ts'

/** A camera, prepared for many projections. */
export interface ViewCamera {
  /** where it stands, meters */
  place: FloorPlace
  eye: Vec3
  pose: CameraPose
  photo: PhotoSize
}

/** What is nearer to the lens than this is cut off. Meters. */
const nearest = 0.05

export function viewCameraOf({ camera, photo }: PhotoWithCamera): ViewCamera {
  const eye = eyeOf(camera)
  return { place: { x: eye[0], z: eye[2] }, eye, pose: cameraPoseOf(camera, photo), photo }
}

/** @returns how far right and below the picture's middle, in pixels, and meters ahead */
export function project({ eye, pose }: ViewCamera, x: number, y: number, z: number) {
  const [right, up, ahead] = toCameraAxes(pose, [x - eye[0], y - eye[1], z - eye[2]])
  const by = pose.focal / Math.max(nearest, ahead)
  return { right: right * by, down: -up * by, ahead }
}

/** Whether a place so high above the floor is in a photo and not hidden by a corner of the room. Meters. */
export function isInView(
  eye: ViewCamera,
  outline: readonly FloorPlace[],
  place: FloorPlace,
  y: number,
): boolean {
  const { right, down, ahead } = project(eye, place.x, y, place.z)
  const isIn = Math.abs(right) * 2 <= eye.photo.width && Math.abs(down) * 2 <= eye.photo.height
  return ahead > nearest && isIn && seesAcross(outline, eye.place, place)
}

const across = [-0.9, -0.45, 0, 0.45, 0.9]
const onward = [-0.8, 0.8]

/**
 * The share of a body's sample points that is in a photo and not hidden by a corner of the room. Occlusion by
 * furniture is ignored.
 */
export function visibleShare(eye: ViewCamera, outline: readonly FloorPlace[], body: Body): number {
  let seen = 0
  for (const a of across) {
    for (const b of onward) {
      const place = fromBodyFrame(body, { x: a * body.halfWidth, z: b * body.halfDepth })
      for (const share of [0.2, 0.5, 0.8])
        if (isInView(eye, outline, place, body.base + (body.top - body.base) * share)) seen += 1
    }
  }
  return seen / 30
}

const edgeToEdge = [-1, -0.5, 0, 0.5, 1]

/** The share of a body's footprint that lies between the sides of a photo, 0 to 1, whether a wall hides it or not. */
export function shareBetweenSides(eye: ViewCamera, body: Body): number {
  const places = edgeToEdge.flatMap((a) =>
    edgeToEdge.map((b) => fromBodyFrame(body, { x: a * body.halfWidth, z: b * body.halfDepth })),
  )
  const between = places.filter(({ x, z }) => {
    const { right, ahead } = project(eye, x, 0, z)
    return ahead > nearest && Math.abs(right) * 2 <= eye.photo.width
  })
  return between.length / places.length
}

/** The share of the picture that a body's bounds cover, 0 … 1; an upper bound. */
export function coveredShare(eye: ViewCamera, body: Body): number {
  let [left, right, top, bottom] = [1, -1, 1, -1]
  let ahead = Number.NEGATIVE_INFINITY
  for (const a of [-1, 1]) {
    for (const b of [-1, 1]) {
      const { x, z } = fromBodyFrame(body, { x: a * body.halfWidth, z: b * body.halfDepth })
      for (const y of [body.base, body.top]) {
        const at = project(eye, x, y, z)
        ahead = Math.max(ahead, at.ahead)
        left = Math.min(left, (at.right * 2) / eye.photo.width)
        right = Math.max(right, (at.right * 2) / eye.photo.width)
        top = Math.min(top, (at.down * 2) / eye.photo.height)
        bottom = Math.max(bottom, (at.down * 2) / eye.photo.height)
      }
    }
  }
  if (ahead <= nearest) return 0
  const span = (low: number, high: number) => Math.max(0, Math.min(1, high) - Math.max(-1, low)) / 2
  return span(left, right) * span(top, bottom)
}
