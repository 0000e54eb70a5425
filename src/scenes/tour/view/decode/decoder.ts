import { type DecodedImage, type DecodeJob, decodeImage, RefusedError } from './decode-image.ts'
import { createDecode } from './decode-source.ts'
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

/** Large pictures go to a worker, which has to start first, to be cut. */
export const decode = createDecode(decodeApart)
