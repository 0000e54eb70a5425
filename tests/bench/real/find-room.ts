import { readFileSync } from 'node:fs'
import { env, InferenceSession } from 'onnxruntime-web/wasm'
import { exifLens, focalLengthsInPixels } from '../../../src/files/exif.ts'
import { createRandom } from '../../../src/math/random.ts'
import type { RoomCamera } from '../../../src/room-photo/model/camera.ts'
import type { Confidence } from '../../../src/room-photo/model/estimate/estimate-camera.ts'
import { estimateRoom } from '../../../src/room-photo/model/estimate/estimate-room.ts'
import { toGray } from '../../../src/room-photo/model/estimate/gray-image.ts'
import { photoEdges } from '../../../src/room-photo/model/estimate/line-segments.ts'
import { noNoiseOrBlur } from '../../../src/room-photo/model/estimate/noise-and-blur.ts'
import { defaultRoomLight } from '../../../src/room-photo/model/light.ts'
import { runNetwork } from '../../../src/room-photo/view/run-network.ts'
import { roomOfPhoto } from '../../../src/scenes/staging/model/photo.ts'
import type { StagingRoom } from '../../../src/scenes/staging/model/room.ts'
import type { Photo } from './held-out.ts'

/** Pixels of a photo's longer side: as it is drawn, and in which edges are looked for (`analyze-photo.ts`). */
export const longest = { drawn: 2000, matched: 1000 }

/** What the staging tool finds in a photo. */
export interface FoundRoom {
  match: { camera: RoomCamera; confidence: Confidence } | null
  /** null where it asks for the floor instead */
  room: StagingRoom | null
  /** time that the network takes of the cores, milliseconds */
  network: number
}

export type FindRoom = (photo: Photo) => Promise<FoundRoom>

/** Starts to measure time of the cores: as long as it takes on an idle machine, which a busy one would tell wrong. */
export function coresTime(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
}

/** The room in a photo as `analyze-photo.ts` and the staging tool find it. */
export const findRoom: FindRoom = async ({ picture, file }) => {
  const gray = toGray(picture.data, picture.width, picture.height, longest.matched)
  const { clear: lines } = photoEdges(gray)
  const lens = exifLens(file)
  const focals = lens ? focalLengthsInPixels(lens, gray) : []
  const sinceStart = coresTime()
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(readFileSync('public/models/room-layout.onnx'))
  const layout = await runNetwork(session, picture)
  await session.release()
  const network = sinceStart()
  const found = estimateRoom({ lines, size: gray, focals, layout }, createRandom(1))
  const { width, height } = picture
  const rest = { light: defaultRoomLight, texture: noNoiseOrBlur, floorEdges: { x: [], z: [] } }
  const analysis = { size: { width, height }, ...found, ...rest }
  const { match } = found
  return { match, room: roomOfPhoto({ known: null }, analysis)?.room ?? null, network }
}
