/** Pixels of the photo per pixel of the mask: the size of a JPEG's blocks. */
const block = 8

/**
 * Records the area that was drawn over.
 * @param width, height  of the photo, pixels
 */
export function createChangedArea(width: number, height: number) {
  const [columns, rows] = [Math.ceil(width / block), Math.ceil(height / block)]
  const touched = new Uint8Array(columns * rows)
  return {
    /** @param rgba  a part of the furniture, with its upper left corner */
    note({ data, width: wide, height: high }: ImageData, x: number, y: number): void {
      for (let row = 0; row < high; row += 1) {
        const line = Math.floor((y + row) / block) * columns
        const first = row * wide * 4 + 3
        for (let column = 0; column < wide; ) {
          const at = line + Math.floor((x + column) / block)
          // A touched block needs no further check.
          const end = Math.min(wide, (Math.floor((x + column) / block) + 1) * block - x)
          while (touched[at] === 0 && column < end) {
            if (data[first + column * 4] !== 0) touched[at] = 1
            column += 1
          }
          column = end
        }
      }
    },
    /** The share of the photo that is touched, 0 to 1. */
    share: (): number => touched.reduce((sum, each) => sum + each, 0) / touched.length,
    /** The mask: white where something was drawn, one pixel for each block. */
    toCanvas(): OffscreenCanvas {
      const canvas = new OffscreenCanvas(columns, rows)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas for the mask')
      const image = context.createImageData(columns, rows)
      for (const [at, each] of touched.entries()) {
        image.data.fill(each * 255, at * 4, at * 4 + 3)
        image.data[at * 4 + 3] = 255
      }
      context.putImageData(image, 0, 0)
      return canvas
    },
  }
}
