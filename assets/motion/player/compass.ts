import { colors, faded, type Place, type Stage } from './stage.ts'

/**
 * A compass dial: the ring turns with the heading, the needle's mark stays on top; a wedge shows the field of view.
 * @param heading, field  radians
 */
export function compass(
  stage: Stage,
  at: Place,
  heading: number,
  field: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const radius = 34 * unit
  faded(stage, opacity, () => {
    context.translate(at.x, at.y)
    context.fillStyle = 'rgb(20 23 31 / 0.82)'
    context.beginPath()
    context.arc(0, 0, radius + 9 * unit, 0, 2 * Math.PI)
    context.fill()
    context.fillStyle = 'rgb(255 122 69 / 0.28)'
    context.beginPath()
    context.moveTo(0, 0)
    context.arc(0, 0, radius - 9 * unit, -Math.PI / 2 - field / 2, -Math.PI / 2 + field / 2)
    context.fill()
    context.rotate(-heading)
    context.strokeStyle = colors.light
    for (let n = 0; n < 24; n += 1) {
      const long = n % 6 === 0
      context.lineWidth = (long ? 2 : 1.2) * unit
      context.globalAlpha = opacity * (long ? 1 : 0.55)
      context.beginPath()
      context.moveTo(0, -radius)
      context.lineTo(0, -radius + (long ? 8 : 5) * unit)
      context.stroke()
      context.rotate(Math.PI / 12)
    }
    context.globalAlpha = opacity
    // North, without a letter.
    context.fillStyle = colors.bracket
    context.beginPath()
    context.moveTo(0, -radius - 3 * unit)
    context.lineTo(5 * unit, -radius + 9 * unit)
    context.lineTo(-5 * unit, -radius + 9 * unit)
    context.fill()
    context.fillStyle = colors.light
    context.beginPath()
    context.arc(0, 0, 2.4 * unit, 0, 2 * Math.PI)
    context.fill()
  })
}
