import type { Encoded, EncodeJob } from './encoder.ts'

self.onmessage = async ({ data: { id, bitmap, options } }: MessageEvent<EncodeJob>) => {
  const send = (encoded: Encoded) => self.postMessage(encoded)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to encode from')
    context.drawImage(bitmap, 0, 0)
    bitmap.close()
    send({ id, blob: await canvas.convertToBlob(options) })
  } catch (error) {
    send({ id, error: String(error) })
  }
}
