import type { Pixel, RoomCamera } from '../../../../room-photo/model/camera.ts'
import type { Occluder } from '../../../../room-photo/model/design/design.ts'
import { type Item, mostLift, scaleRange } from '../../../../room-photo/model/design/item.ts'
import { leastPoints, mostPoints } from '../../../../room-photo/model/design/occluders.ts'
import type { ScaleReference } from '../../../../room-photo/model/design/scale-reference.ts'
import { mostTexture, type Texture } from '../../../../room-photo/model/estimate/texture.ts'
import type { KnownWalls } from '../../../../room-photo/model/known-room.ts'
import type { RoomLight } from '../../../../room-photo/model/light.ts'
import { type Sun, sunRange } from '../../../../room-photo/model/light.ts'
import type { Wall } from '../../../../room-photo/model/wall.ts'
import {
  isRecord,
  type Reader,
  readId,
  readList,
  readNumber,
  readText,
  SavedError,
} from './saved-reader.ts'

/** No room reaches further, metres. */
const far = 100

const angle = (value: unknown) => readNumber(value, -Math.PI, Math.PI)
const turn = (value: unknown) => {
  const degrees = readNumber(value, 0, 360)
  return degrees % 360
}
const name = (value: unknown) => {
  const text = readText(value, 60)
  // It becomes a part of an address.
  if (!/^[a-z0-9-]*$/.test(text)) throw new SavedError('Damaged')
  return text
}

export const savedItem: Reader<Item> = (item) => ({
  id: readId(item.id),
  piece: name(item.piece),
  look: name(item.look),
  x: readNumber(item.x, -far, far),
  z: readNumber(item.z, -far, far),
  turn: turn(item.turn),
  scale: readNumber(item.scale, scaleRange.min, scaleRange.max),
  ...(item.lift !== undefined && { lift: readNumber(item.lift, 0, mostLift) }),
  ...(item.wall !== undefined && { wall: readId(item.wall) }),
})

/** How a later site may call it besides is not known here: the wall is the visitor's own then. */
function found(value: unknown): Pick<Wall, 'found'> {
  const told = (['known', 'good', 'fair'] as const).find((each) => each === value)
  return told ? { found: told } : {}
}

export const savedWall: Reader<Wall> = (wall) => ({
  id: readId(wall.id),
  turn: turn(wall.turn),
  distance: readNumber(wall.distance, 0, far),
  ...found(wall.found),
})

export const savedKnown: Reader<KnownWalls> = ({ min, max, ceiling }) => {
  if (!isRecord(min) || !isRecord(max)) throw new SavedError('Damaged')
  const [x, z] = [readNumber(min.x, -far, far), readNumber(min.z, -far, far)]
  return {
    min: { x, z },
    max: { x: readNumber(max.x, x, far), z: readNumber(max.z, z, far) },
    ...(ceiling !== undefined && { ceiling: readNumber(ceiling, 0.5, far) }),
  }
}

export const savedCamera: Reader<RoomCamera> = (camera) => ({
  fieldOfView: readNumber(camera.fieldOfView, 0.05, 3),
  tilt: angle(camera.tilt),
  roll: angle(camera.roll),
  yaw: angle(camera.yaw),
  height: readNumber(camera.height, 0.05, 20),
  ...(camera.x !== undefined && { x: readNumber(camera.x, -far, far) }),
  ...(camera.z !== undefined && { z: readNumber(camera.z, -far, far) }),
})

const pixel: Reader<Pixel> = ({ x, y }) => ({
  x: readNumber(x, -65_535, 2 * 65_535),
  y: readNumber(y, -65_535, 2 * 65_535),
})

const yardstickKinds = ['door', 'sheet', 'upright', 'floor'] as const

export const savedYardstick: Reader<ScaleReference> = ({ kind, length, from, to, laid }) => {
  const known = yardstickKinds.find((each) => each === kind)
  if (!known || !isRecord(from) || !isRecord(to)) throw new SavedError('Damaged')
  return {
    kind: known,
    length: length === null ? null : readNumber(length, 0, far),
    from: pixel(from),
    to: pixel(to),
    laid: laid === true,
  }
}

export const savedLight: Reader<RoomLight> = (light) => {
  const [red, green, blue] = readList(light.tint, 3).map((part) => readNumber(part, 0, 10))
  if (red === undefined || green === undefined || blue === undefined) {
    throw new SavedError('Damaged')
  }
  return {
    level: readNumber(light.level, 0, 10),
    tint: [red, green, blue],
    side: readNumber(light.side, -1, 1),
    ...(light.gloss !== undefined && { gloss: readNumber(light.gloss, 0, 1) }),
  }
}

export const savedTexture: Reader<Texture> = (texture) => ({
  noise: readNumber(texture.noise, 0, mostTexture.noise),
  blur: readNumber(texture.blur, 0, mostTexture.blur),
})

export const savedSun: Reader<Sun> = (sun) => ({
  azimuth: readNumber(sun.azimuth, -180, 180),
  elevation: readNumber(sun.elevation, sunRange.elevation.min, sunRange.elevation.max),
  softness: readNumber(sun.softness, sunRange.softness.min, sunRange.softness.max),
  brightness: readNumber(sun.brightness, sunRange.brightness.min, sunRange.brightness.max),
  // Rooms that were kept before floors mirrored have none.
  reflection: sun.reflection === undefined ? 0 : readNumber(sun.reflection, 0, 1),
})

export const savedCover: Reader<Occluder> = (cover) => {
  const points = readList(cover.points, mostPoints).map((point) => {
    if (!isRecord(point)) throw new SavedError('Damaged')
    return { x: readNumber(point.x, 0, 65_535), y: readNumber(point.y, 0, 65_535) }
  })
  if (points.length < leastPoints) throw new SavedError('Damaged')
  return { id: readId(cover.id), points }
}
