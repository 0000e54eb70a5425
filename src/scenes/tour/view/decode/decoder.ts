import { decodeFault } from '../../../../files/fault.ts'
import { imageSize } from '../../../../files/image-size.ts'
import { sniff } from '../../../../files/sniff.ts'
import { FaultError } from '../../model/fault.ts'
import { inspectImage } from '../../model/picture/gpano.ts'
import { staysWhole } from '../../model/picture/tiles.ts'
import { type DecodedImage, type DecodeJob, decodeImage, RefusedError } from './decode-image.ts'
import type { Reply, Request } from './messages.ts'

type Waiting = { resolve: (reply: Reply) => void; reject: (error: unknown) => void }

let worker: Worker | undefined
let broken = false
let lastId = 0
const waiting = new Map<string, Waiting>()

const nameOf = (what: 'decode' | 'tile', id: number, index = 0) => `${what} ${id} ${index}`

/** Starts the decoder before it is needed; where it cannot start, the page decodes itself. */
export function warmDecoder() {
  if (worker || broken || typeof Worker === 'undefined') return
  try {
    worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => settle(data)
    worker.onerror = giveUp
  } catch {
    broken = true
  }
}

function settle(reply: Reply) {
  const { id } = reply
  if (reply.what === 'failed') {
    for (const [name, { reject }] of waiting) {
      if (name.split(' ')[1] !== String(id)) continue
      waiting.delete(name)
      reject(reply.isRefused ? new RefusedError('Not decoded') : new Error('Not cut'))
    }
    return
  }
  const name = reply.what === 'tile' ? nameOf('tile', id, reply.index) : nameOf('decode', id)
  const found = waiting.get(name)
  waiting.delete(name)
  if (found) found.resolve(reply)
  else if (reply.what === 'tile') reply.bitmap.close()
}

function giveUp() {
  broken = true
  worker?.terminate()
  worker = undefined
  for (const { reject } of waiting.values()) reject(new Error('The decoder stopped'))
  waiting.clear()
}

function ask<What extends Reply['what']>(
  request: Request & { ask: 'decode' | 'tile' },
): Promise<Extract<Reply, { what: What }>> {
  return new Promise((resolve, reject) => {
    const name = nameOf(request.ask, request.id, 'index' in request ? request.index : 0)
    waiting.set(name, {
      resolve: (reply) => resolve(reply as Extract<Reply, { what: What }>),
      reject,
    })
    worker?.postMessage(request)
  })
}

/** A picture's file, its beginning, and the largest side of a tile. */
type Source = { blob: Blob; head: Uint8Array; name: string; limit: number }

/**
 * Decodes a picture off the main thread. One that stays whole is decoded by the browser's own
 * threads; a worker, which has to start first, is for cutting.
 * @throws FaultError naming what is wrong with the file
 */
export async function decode({ blob, head, name, limit }: Source): Promise<DecodedImage> {
  const { gpano } = inspectImage(head, name)
  const size = imageSize(head)
  const isOpaque = sniff(head, blob.type).format === 'JPEG'
  const job = { blob, gpano, limit, isOpaque }
  try {
    return await (size && staysWhole(size, limit) ? decodeImage(job) : decodeApart(job))
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    throw new FaultError(decodeFault(head, blob.type, name))
  }
}

async function decodeApart(job: DecodeJob): Promise<DecodedImage> {
  warmDecoder()
  if (!worker) return decodeImage(job)
  lastId += 1
  const id = lastId
  let info: Extract<Reply, { what: 'decoded' }>
  try {
    info = await ask<'decoded'>({ id, ask: 'decode', ...job })
  } catch (error) {
    // The worker itself broke, not the file.
    if (!(error instanceof RefusedError) && broken) return decodeImage(job)
    throw error
  }
  const first = new Map(info.first.entries())
  return {
    size: info.size,
    gpano: info.gpano,
    tiles: info.tiles,
    async cut(index) {
      const bitmap = first.get(index)
      first.delete(index)
      return bitmap ?? (await ask<'tile'>({ id, ask: 'tile', index })).bitmap
    },
    close() {
      for (const bitmap of first.values()) bitmap.close()
      first.clear()
      worker?.postMessage({ id, ask: 'close' } satisfies Request)
    },
  }
}
