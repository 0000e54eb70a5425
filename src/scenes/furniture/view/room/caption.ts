import { captionLayout } from './caption-layout.ts'

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
  context.textBaseline = 'middle'
  const { letter, pad, step, columns, rows, band } = captionLayout({ width, height }, (size) => {
    context.font = fontOf(size)
    return lines.map((line) => context.measureText(line).width)
  })
  const shown = lines.slice(0, rows * columns)
  const left = lines.length - shown.length
  if (left > 0) shown[shown.length - 1] = `+ ${left + 1}`
  context.fillStyle = 'rgb(20 23 31 / 0.82)'
  context.fillRect(0, height - band, width, band)
  context.fillStyle = '#fff'
  context.font = fontOf(letter)
  const across = (width - 2 * pad) / columns
  for (const [at, line] of shown.entries()) {
    const x = pad + (at % columns) * across
    const y = height - band + (band - rows * step) / 2 + (Math.floor(at / columns) + 0.5) * step
    context.fillText(line, x, y, across - pad)
  }
}

const fontOf = (size: number) =>
  `${size}px 'Instrument Sans Variable', 'Noto Sans Devanagari Variable', sans-serif`
