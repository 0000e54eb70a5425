import type { Encoded, EncodeJob } from './encoder.ts'

self.onmessage = async ({ data: { id, bitmap, options } }: MessageEvent<EncodeJob>) => {
  const send = (encoded: Encoded) => self.postMessage(encoded)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas to encode from')
    context.drawImage(bitmap, 0, 0)
    bitmap.close()
    const blob = await canvas.convertToBlob(options)
    // A photo's worth of memory, which would wait for the collector until the next one has come.
    canvas.width = 0
    send({ id, blob })
  } catch (error) {
    send({ id, error: String(error) })
  }
}
