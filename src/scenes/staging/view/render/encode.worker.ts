import type { Encoded, EncodeJob } from './encoder.ts'

self.onmessage = async ({ data: { id, bitmap, options } }: MessageEvent<EncodeJob>) => {
  const send = (encoded: Encoded) => self.postMessage(encoded)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('bitmaprenderer')
    if (!context) throw new Error('No canvas to encode from')
    // Takes the picture over, where drawing it would copy a photo's worth of memory.
    context.transferFromImageBitmap(bitmap)
    const blob = await canvas.convertToBlob(options)
    // It would wait for the collector until the next one has come.
    context.transferFromImageBitmap(null)
    send({ id, blob })
  } catch (error) {
    send({ id, error: String(error) })
  }
}
