/**
 * Writes lines over the lower edge of a picture, light on a dark band; those that do not fit are counted in the last.
 * @param size  pixels
 */
export function drawCaption(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  lines: readonly string[],
): void {
  if (lines.length === 0) return
  const letter = Math.max(12, Math.round(Math.min(width, height) * 0.018))
  const step = Math.round(letter * 1.5)
  const pad = letter
  const most = Math.max(1, Math.floor((height * 0.35) / step))
  const columns = Math.min(
    Math.ceil(lines.length / most),
    Math.max(1, Math.floor(width / (letter * 26))),
  )
  const rows = Math.min(most, Math.ceil(lines.length / columns))
  const shown = lines.slice(0, rows * columns)
  const left = lines.length - shown.length
  if (left > 0) shown[shown.length - 1] = `+ ${left + 1}`
  const band = rows * step + 2 * pad
  context.fillStyle = 'rgb(20 23 31 / 0.78)'
  context.fillRect(0, height - band, width, band)
  context.fillStyle = '#fff'
  context.font = `${letter}px 'Instrument Sans Variable', 'Noto Sans Devanagari Variable', sans-serif`
  context.textBaseline = 'middle'
  const across = (width - 2 * pad) / columns
  for (const [at, line] of shown.entries()) {
    const x = pad + Math.floor(at / rows) * across
    const y = height - band + pad + ((at % rows) + 0.5) * step
    context.fillText(line, x, y, across - pad)
  }
}
