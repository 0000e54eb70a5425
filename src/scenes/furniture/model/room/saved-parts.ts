import type { RoomCamera } from './camera.ts'
import { type Item, mostLift, scaleRange } from './item.ts'
import type { RoomLight } from './light.ts'
import { type Reader, readId, readList, readNumber, readText, SavedError } from './saved-reader.ts'
import type { Wall } from './wall.ts'

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

export const savedWall: Reader<Wall> = (wall) => ({
  id: readId(wall.id),
  turn: turn(wall.turn),
  distance: readNumber(wall.distance, 0, far),
})

export const savedCamera: Reader<RoomCamera> = (camera) => ({
  fieldOfView: readNumber(camera.fieldOfView, 0.05, 3),
  tilt: angle(camera.tilt),
  roll: angle(camera.roll),
  yaw: angle(camera.yaw),
  height: readNumber(camera.height, 0.05, 20),
  ...(camera.x !== undefined && { x: readNumber(camera.x, -far, far) }),
  ...(camera.z !== undefined && { z: readNumber(camera.z, -far, far) }),
})

export const savedLight: Reader<RoomLight> = (light) => {
  const [red, green, blue] = readList(light.tint, 3).map((part) => readNumber(part, 0, 10))
  if (red === undefined || green === undefined || blue === undefined) {
    throw new SavedError('Damaged')
  }
  return {
    level: readNumber(light.level, 0, 10),
    tint: [red, green, blue],
    side: readNumber(light.side, -1, 1),
  }
}
