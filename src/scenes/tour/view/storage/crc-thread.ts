import { type CrcOf, crc32Of } from '../../../../files/zip/crc32.ts'

export type CrcRequest = { id: number; blob: Blob }
/** `crc` is null where the file cannot be read any more. */
export type CrcReply = { id: number; crc: number | null }

/** Checksums by a thread of their own, since those of hundreds of megabytes take seconds; by the page where there is none. */
export function crcThread(): { crcOf: CrcOf; end(): void } {
  const worker = startWorker()
  const waiting = new Map<number, (crc: number | null | undefined) => void>()
  let lastId = 0
  let isBroken = !worker
  const settleAll = () => {
    isBroken = true
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }
  if (worker) {
    worker.onmessage = ({ data: { id, crc } }: MessageEvent<CrcReply>) => {
      waiting.get(id)?.(crc)
      waiting.delete(id)
    }
    worker.onerror = settleAll
  }
  return {
    async crcOf(blob, signal) {
      signal?.throwIfAborted()
      if (!worker || isBroken) return crc32Of(blob, signal)
      lastId += 1
      const id = lastId
      const found = await new Promise<number | null | undefined>((resolve) => {
        waiting.set(id, resolve)
        worker.postMessage({ id, blob } satisfies CrcRequest)
      })
      signal?.throwIfAborted()
      if (found === null) throw new DOMException('The file cannot be read', 'NotReadableError')
      // The thread broke, not the file.
      return found ?? crc32Of(blob, signal)
    },
    end() {
      worker?.terminate()
      settleAll()
    },
  }
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined') return undefined
  try {
    return new Worker(new URL('./crc.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}
