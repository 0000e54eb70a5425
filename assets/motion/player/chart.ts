import { colors, faded, type Place, type Stage } from './stage.ts'

/**
 * A small plot on a dark plate: a value against a share from 0 to 1, drawn as far as it has been measured.
 * @param value  metres at a share
 * @param most   the largest value
 * @param now    the share that is being measured
 */
export function chart(
  stage: Stage,
  at: Place,
  value: (share: number) => number,
  most: number,
  now: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const [width, height, pad] = [240 * unit, 160 * unit, 20 * unit]
  const place = (share: number): Place => ({
    x: at.x + pad + (value(share) / most) * (width - 2 * pad) * 0.94,
    y: at.y + height - pad - share * (height - 2 * pad),
  })
  faded(stage, opacity, () => {
    context.fillStyle = 'rgb(20 23 31 / 0.9)'
    context.beginPath()
    context.roundRect(at.x, at.y, width, height, 4 * unit)
    context.fill()
    context.strokeStyle = 'rgb(255 255 255 / 0.55)'
    context.lineWidth = 1.2 * unit
    context.beginPath()
    context.moveTo(at.x + pad, at.y + pad * 0.7)
    context.lineTo(at.x + pad, at.y + height - pad)
    context.lineTo(at.x + width - pad * 0.7, at.y + height - pad)
    for (let n = 1; n <= 4; n += 1) {
      const x = at.x + pad + ((width - 2 * pad) * n) / 4
      context.moveTo(x, at.y + height - pad)
      context.lineTo(x, at.y + height - pad - 5 * unit)
      const y = at.y + height - pad - ((height - 2 * pad) * n) / 4
      context.moveTo(at.x + pad, y)
      context.lineTo(at.x + pad + 5 * unit, y)
    }
    context.stroke()
    context.strokeStyle = colors.bracket
    context.lineWidth = 2.5 * unit
    context.lineJoin = 'round'
    context.beginPath()
    for (let n = 0; n <= 60; n += 1) {
      const point = place(0.02 + ((now - 0.02) * n) / 60)
      context.lineTo(point.x, point.y)
    }
    context.stroke()
    const tip = place(now)
    context.fillStyle = colors.light
    context.beginPath()
    context.arc(tip.x, tip.y, 4 * unit, 0, 2 * Math.PI)
    context.fill()
  })
}
