import { Matrix4, type PerspectiveCamera } from 'three'
import { focusDistances } from '../config.ts'
import { cropOf } from '../model/framing.ts'
import { cropWindow, pictureCamera, type Window, windowFrom } from '../model/picture.ts'
import { eyeIn, type Place } from '../model/story.ts'

/** Where an eye is, and the window at a distance of 1 through which it looks. */
export interface OffAxisCamera {
  eye: readonly [x: number, y: number, z: number]
  window: Window
}

/** What is seen of a chapter. */
export function cameraOf(chapter: number, place: Place): OffAxisCamera {
  const picture = place.chapters[chapter] ?? 'hero-living-room'
  const eye = eyeIn(chapter, place)
  const { window } = pictureCamera(picture)
  const seen = windowFrom(window, eye, focusDistances[picture])
  return { eye, window: cropWindow(seen, cropOf(chapter, place)) }
}

/** Gives three’s camera that eye and window. */
export function applyCamera(camera: PerspectiveCamera, { eye, window }: OffAxisCamera): void {
  const [left, right, bottom, top] = window.map((edge) => edge * camera.near) as [...Window]
  camera.position.set(...eye)
  camera.rotation.set(0, 0, 0)
  camera.projectionMatrix.makePerspective(left, right, top, bottom, camera.near, camera.far)
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

const back = new Matrix4()
const fromWindow = new Matrix4()

/** Sets a matrix to what shows the second camera what the first would see. */
export function placeInWindow(matrix: Matrix4, seen: OffAxisCamera, through: OffAxisCamera): void {
  toWindow(matrix, through).invert()
  matrix
    .multiply(toWindow(fromWindow, seen))
    .premultiply(back.makeTranslation(...through.eye))
    .multiply(back.makeTranslation(-seen.eye[0], -seen.eye[1], -seen.eye[2]))
}

/** What brings a window to one that reaches from -1 to 1 each way. */
function toWindow(matrix: Matrix4, { window: [left, right, bottom, top] }: OffAxisCamera): Matrix4 {
  const [width, height] = [right - left, top - bottom]
  return matrix.set(
    ...([2 / width, 0, (right + left) / width, 0] as const),
    ...([0, 2 / height, (top + bottom) / height, 0] as const),
    ...([0, 0, 1, 0, 0, 0, 0, 1] as const),
  )
}
