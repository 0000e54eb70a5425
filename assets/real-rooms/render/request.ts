import { cameraPoseOf, type PhotoSize } from '../../../src/room-photo/model/camera.ts'
import { labels } from '../build/scene.ts'
import { tangentExtent } from '../describe/lens.ts'
import type { RoomDescription } from '../describe/room.ts'

/**
 * What a renderer draws: the room through a pinhole, somewhat wider than the photo, which the lens then bends. Its
 * axis goes through the middle, and it has as many pixels a tangent as the lens in its middle.
 */
export interface Drawn extends PhotoSize {
  /** linear, three numbers a pixel, top row first */
  light: Float32Array
  /** a byte a pixel, an index of `labels` */
  labels: Uint8Array
}

export interface Renderer {
  render(room: RoomDescription): Promise<Drawn>
  close(): Promise<void>
}

/** Size of the pinhole's picture. */
export function pinholeSize({ lens, size }: RoomDescription): PhotoSize {
  const { x, y } = tangentExtent(lens, size)
  return {
    width: 2 * Math.ceil(x * lens.focalLength + 1),
    height: 2 * Math.ceil(y * lens.focalLength + 1),
  }
}

/** The camera and all that it sees, for programs in other languages. */
export function requestFor(room: RoomDescription) {
  const { right, up, back } = cameraPoseOf(room.camera, room.size)
  const position = [room.camera.x ?? 0, room.camera.height, room.camera.z ?? 0]
  return {
    ...pinholeSize(room),
    camera: { right, up, back, position, focalLength: room.lens.focalLength },
    labels,
    materials: room.materials,
    meshes: room.meshes,
    areaLights: room.areaLights,
    sun: room.sun,
  }
}
