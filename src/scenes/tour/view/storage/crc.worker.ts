import { crc32Of } from '../../../../files/zip/crc32.ts'
import type { CrcReply, CrcRequest } from './crc-thread.ts'

self.onmessage = async ({ data: { id, blob } }: MessageEvent<CrcRequest>) => {
  const reply: CrcReply = await crc32Of(blob).then(
    (crc) => ({ id, crc }),
    () => ({ id, crc: null }),
  )
  self.postMessage(reply)
}
