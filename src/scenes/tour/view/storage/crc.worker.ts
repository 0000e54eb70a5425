import { crc32Of } from '../../../../files/zip/crc32.ts'

/** Answers with the checksum of a file; null where it cannot be read any more. */
self.onmessage = async ({ data, ports: [port] }: MessageEvent<Blob>) =>
  port?.postMessage(await crc32Of(data).catch(() => null))
