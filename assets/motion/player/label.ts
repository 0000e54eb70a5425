import { colors, faded, type Place, type Stage } from './stage.ts'

/**
 * Metres as people read them: below half a metre in centimetres, from ten on without decimals.
 * @param whole  the length that decides on it, while a line is still growing
 */
export function metres(length: number, whole = length): string {
  if (whole < 0.5) return `${Math.round(length * 100)} cm`
  return whole < 10 ? `${length.toFixed(2)} m` : `${Math.round(length)} m`
}

/** A figure on a dark plate, its middle at a place. */
export function plate(stage: Stage, at: Place, text: string, opacity = 1, size = 17): void {
  const { context, unit } = stage
  faded(stage, opacity, () => {
    context.font = `400 ${size * unit}px 'DM Mono'`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    const width = context.measureText(text).width + 16 * unit
    const height = (size + 10) * unit
    context.fillStyle = colors.ink
    context.beginPath()
    context.roundRect(at.x - width / 2, at.y - height / 2, width, height, 3 * unit)
    context.fill()
    context.fillStyle = colors.light
    context.fillText(text, at.x, at.y + 1 * unit)
  })
}

/** A small ring on a part, a thin leader and a figure at its end. */
export function callout(stage: Stage, part: Place, at: Place, text: string, share: number): void {
  const { context, unit } = stage
  faded(stage, Math.min(1, share * 3), () => {
    context.strokeStyle = colors.light
    context.lineWidth = 1.5 * unit
    context.beginPath()
    context.arc(part.x, part.y, 4.5 * unit, 0, 2 * Math.PI)
    context.stroke()
    const grown = Math.min(1, Math.max(0, share * 1.6 - 0.3))
    const length = Math.hypot(at.x - part.x, at.y - part.y)
    const start = (4.5 * unit) / length
    const end = start + (1 - start) * grown
    const along = (k: number): Place => ({
      x: part.x + (at.x - part.x) * k,
      y: part.y + (at.y - part.y) * k,
    })
    context.beginPath()
    context.moveTo(along(start).x, along(start).y)
    context.lineTo(along(end).x, along(end).y)
    context.stroke()
  })
  plate(stage, at, text, Math.max(0, share * 2 - 1), 16)
}
