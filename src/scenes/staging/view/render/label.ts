/**
 * Writes the label into the picture's lower left corner, light on dark to be readable on any photo.
 * @param size  of the picture, pixels
 */
export function drawLabel(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  text: string,
): void {
  const letter = Math.max(14, Math.round(Math.min(width, height) * 0.024))
  const pad = Math.round(letter * 0.7)
  const off = letter
  context.save()
  context.font = `600 ${letter}px 'Instrument Sans Variable', 'Noto Sans Devanagari Variable', sans-serif`
  context.textBaseline = 'middle'
  const wide = Math.min(width - 2 * off, context.measureText(text).width + 2 * pad)
  const high = letter + 2 * pad
  const top = height - off - high
  context.fillStyle = 'rgb(20 23 31 / 0.88)'
  context.beginPath()
  context.roundRect(off, top, wide, high, letter / 4)
  context.fill()
  context.fillStyle = '#fff'
  context.fillText(text, off + pad, top + high / 2, wide - 2 * pad)
  context.restore()
}
