/** Pixels that are read at once: a photo's, read whole, would stay in memory until the collector comes. */
const most = 1 << 20

/** The pixels of a canvas from its upper left corner, so many rows at a time; `y` is the first of them. */
export function* stripsOf(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
): Generator<{ image: ImageData; y: number }> {
  const rows = Math.max(1, Math.floor(most / width))
  for (let y = 0; y < height; y += rows) {
    yield { image: context.getImageData(0, y, width, Math.min(rows, height - y)), y }
  }
}
