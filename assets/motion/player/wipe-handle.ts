import { colors, faded, type Stage } from './stage.ts'

/** The upright line between before and after with its round grip. @param at  share of the width */
export function wipeHandle(stage: Stage, at: number): void {
  const { context, unit, width, height } = stage
  const x = at * width
  if (x < -30 * unit || x > width + 30 * unit) return
  faded(stage, 1, () => {
    context.fillStyle = colors.light
    context.fillRect(x - 1.25 * unit, 0, 2.5 * unit, height)
    context.shadowColor = 'rgb(0 0 0 / 0.35)'
    context.shadowBlur = 14 * unit
    context.beginPath()
    context.arc(x, height * 0.56, 22 * unit, 0, 2 * Math.PI)
    context.fill()
    context.shadowBlur = 0
    context.strokeStyle = colors.ink
    context.lineWidth = 2.5 * unit
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(x + side * 6 * unit, height * 0.56 - 6 * unit)
      context.lineTo(x + side * 12 * unit, height * 0.56)
      context.lineTo(x + side * 6 * unit, height * 0.56 + 6 * unit)
      context.stroke()
    }
  })
}
