/** A picture to be encoded, and how. */
export interface EncodeJob {
  bitmap: ImageBitmap
  options: ImageEncodeOptions
}

/** The encoded picture, or why there is none. */
export type EncodeReply = { blob: Blob } | { error: string }

self.onmessage = async ({ data: { bitmap, options } }: MessageEvent<EncodeJob>) => {
  const send = (encoded: EncodeReply) => self.postMessage(encoded)
  try {
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('bitmaprenderer')
    if (!context) throw new Error('No canvas to encode from')
    // Transfers the bitmap, since drawing it would copy it.
    context.transferFromImageBitmap(bitmap)
    const blob = await canvas.convertToBlob(options)
    // Freed at once, since garbage collection would come after the next one.
    context.transferFromImageBitmap(null)
    send({ blob })
  } catch (error) {
    send({ error: String(error) })
  }
}
