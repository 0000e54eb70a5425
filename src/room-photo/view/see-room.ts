import runtime from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import { env, InferenceSession } from 'onnxruntime-web/wasm'
import type { RgbaImage } from '../model/estimate/gray-image.ts'
import type { RoomLayout } from '../model/estimate/room-layout.ts'
import { runNetwork } from './run-network.ts'

/** The network of `assets/room-layout`. */
const weights = '/models/room-layout.onnx'

/**
 * How the faces of a room lie in its photo, as a network sees them; for a worker.
 * @throws Error when its files cannot be loaded
 */
export async function seeRoom(picture: RgbaImage): Promise<RoomLayout> {
  env.wasm.wasmPaths = { wasm: runtime }
  // More threads would need a page that no other site may open.
  env.wasm.numThreads = 1
  const session = await InferenceSession.create(weights, { executionProviders: ['wasm'] })
  return runNetwork(session, picture)
}
