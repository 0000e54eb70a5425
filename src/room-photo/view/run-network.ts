import { type InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { RgbaImage } from '../model/estimate/gray-image.ts'
import {
  flippedInput,
  type LayoutInput,
  layoutInput,
  mergeFlipped,
  type RoomLayout,
  roomLayoutFrom,
} from '../model/estimate/room-layout.ts'

/** How the faces of a room lie in its photo, by a session of the network of `assets/room-layout`. */
export async function runNetwork(
  session: InferenceSession,
  picture: RgbaImage,
): Promise<RoomLayout> {
  const input = layoutInput(picture)
  const own = await layoutBy(session, input)
  return mergeFlipped(own, await layoutBy(session, flippedInput(input)))
}

async function layoutBy(session: InferenceSession, input: LayoutInput): Promise<RoomLayout> {
  const { places, camera } = await session.run({
    picture: new Tensor('float32', input.data, input.shape),
  })
  if (!(places?.data instanceof Float32Array) || !(camera?.data instanceof Float32Array))
    throw new Error('The network answers something else')
  return roomLayoutFrom({ places: places.data, camera: camera.data }, input)
}
