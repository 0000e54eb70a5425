import type { Angles, PixelSize, ViewDirection } from '../document/tour-document.ts'
import type { FloorPoint } from './floor.ts'

/**
 * Pose of a flat picture: lengths relative to the distance of an upright one, rotations in radians, about x after y.
 */
export type FlatPicturePose = PixelSize & {
  distance: number
  x: number
  y: number
  /** of the file, pixels */
  file: PixelSize
}

/**
 * The camera of the last frame, for overlays that follow the picture. A plain mutable object that each frame writes:
 * subscribers move the overlays without rendering React.
 */
export type TourCamera = {
  /** of the viewer, CSS pixels; 0 before the first frame */
  width: number
  height: number
  /** vertical field of view, degrees */
  fov: number
  /** direction in a sphere; straight ahead for a flat picture */
  readonly viewDirection: { yaw: number; pitch: number }
  /** how far the camera is tilted to the right, degrees */
  roll: number
  /** pose of the shown flat picture; null for a panorama */
  flatPicture: FlatPicturePose | null
  /** where the visitor is on a walk to another room; null while no walk runs */
  walkStep: WalkStep | null
  readonly listeners: Set<() => void>
}

/** Progress of a walk to the next room, in the room that is left. */
export type WalkStep = {
  /** from where its picture was taken; [0, 0] where no walls tell it */
  offset: FloorPoint
  viewDirection: ViewDirection
}

export const createCamera = (): TourCamera => ({
  width: 0,
  height: 0,
  fov: 60,
  viewDirection: { yaw: 0, pitch: 0 },
  roll: 0,
  flatPicture: null,
  walkStep: null,
  listeners: new Set(),
})

/** Calls `listener` after every frame, until the returned function is called. */
export function subscribeFrames(
  { listeners }: Pick<TourCamera, 'listeners'>,
  listener: () => void,
): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Records a frame, in place, so that frames create no garbage.
 * @param roll  how far the camera is tilted to the right, degrees
 * @param flatPicture  is kept, and read until the next frame; null for a sphere
 */
export function recordFrame(
  camera: TourCamera,
  { width, height }: PixelSize,
  fov: number,
  { yaw, pitch }: Angles,
  roll: number,
  flatPicture: FlatPicturePose | null = null,
) {
  Object.assign(camera.viewDirection, { yaw, pitch })
  Object.assign(camera, { width, height, fov, roll, flatPicture })
  for (const listener of camera.listeners) listener()
}

/** Records a frame of a walk; null when it is over. */
export function showWalkStep(camera: TourCamera, step: WalkStep | null) {
  camera.walkStep = step
  for (const listener of camera.listeners) listener()
}
