/** Straight alpha and the camera's orientation, as the shader and the visitor expect them. */
export const bitmapOptions: ImageBitmapOptions = {
  imageOrientation: 'from-image',
  premultiplyAlpha: 'none',
}

/** The same for pixels that hide nothing, which are spared the work of telling their alpha apart. */
export const opaqueOptions: ImageBitmapOptions = { imageOrientation: 'from-image' }

/**
 * Decodes as an image element does: some formats (SVG, and HEIC in Safari) are decoded by no other way.
 * @throws DOMException where this browser cannot
 */
export async function decodeByElement(blob: Blob): Promise<ImageBitmap> {
  const address = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await createImageBitmap(image, bitmapOptions)
  } finally {
    URL.revokeObjectURL(address)
  }
}
