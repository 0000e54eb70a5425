import { Matrix3, Vector2, Vector3 } from 'three'
import { radians } from '../../../../math/angle.ts'
import type { Vector3 as Point } from '../../../../math/vector.ts'
import type { RoomBox } from '../../model/box/room-box.ts'
import type { Look } from '../../model/document/tour-document.ts'
import { vectorOf } from '../../model/geometry/angles.ts'
import { farFrom } from '../../model/geometry/floor-point.ts'
import { nearestOnWalls } from '../../model/geometry/floor-polygon.ts'
import { mostCorners } from './walk-shader.ts'

/**
 * How a picture is seen in a step from room to room. All tiles of the picture share these uniforms, so that a frame
 * writes them once.
 */
export type Stride = ReturnType<typeof createStride>

const points = () => Array.from({ length: mostCorners }, () => new Vector2())

export const createStride = () => ({
  share: { value: 0 },
  axes: { value: new Matrix3() },
  spread: { value: new Vector2(1, 1) },
  from: { value: new Vector3() },
  count: { value: 0 },
  corners: { value: points() },
  height: { value: 1 },
  ceiling: { value: 2 },
  countBeyond: { value: 0 },
  cornersBeyond: { value: points() },
  ceilingBeyond: { value: 2 },
  door: { value: new Vector2() },
  doorSize: { value: new Vector2() },
})

/** Throws the picture on a room's walls; null: it is only turned and zoomed. */
export function setBox(stride: Stride, box: RoomBox | null) {
  stride.count.value = box?.corners.length ?? 0
  stride.countBeyond.value = box?.beyond?.corners.length ?? 0
  if (!box) return
  write(stride.corners.value, box.corners)
  stride.height.value = box.height
  stride.ceiling.value = box.ceiling
  if (!box.beyond) return
  const { corners, ceiling, door, width, height } = box.beyond
  write(stride.cornersBeyond.value, corners)
  stride.ceilingBeyond.value = ceiling
  stride.door.value.set(...door)
  // The doorway's middle lies inside the wall, which is seen at its face.
  const thick = farFrom(nearestOnWalls(box.corners, door), door)
  stride.doorSize.value.set(Math.hypot(width / 2, thick), height)
}

function write(to: Vector2[], corners: RoomBox['corners']) {
  for (const [at, corner] of corners.entries()) to[at]?.set(...corner)
}

/**
 * Sets what one moment shows.
 * @param fov    vertical field of view, degrees
 * @param aspect width over height of the viewer
 * @param from   where the visitor is, from where the picture was taken, metres
 * @param share  0…1, over what is behind it
 */
export function setMoment(stride: Stride, { look, fov, aspect, from, share }: MomentOfStride) {
  const ahead = vectorOf(look)
  const right = vectorOf({ yaw: look.yaw + 90, pitch: 0 })
  const up = vectorOf({ yaw: look.yaw, pitch: look.pitch + 90 })
  // By columns.
  stride.axes.value.fromArray([...right, ...up, -ahead[0], -ahead[1], -ahead[2]])
  const high = Math.tan(radians(fov) / 2)
  stride.spread.value.set(high * aspect, high)
  stride.from.value.set(...from)
  stride.share.value = share
}

export type MomentOfStride = {
  look: Pick<Look, 'yaw' | 'pitch'>
  fov: number
  aspect: number
  from: Point
  share: number
}
