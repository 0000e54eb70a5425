import { createRandom } from '../../../src/math/random.ts'
import { colors, faded, type Place, type Stage } from './stage.ts'

/** A town that listens: a field of dots that lights up person by person, and how many they are. */
export function audience(
  stage: Stage,
  at: Place,
  count: number,
  share: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const [width, height] = [218 * unit, 112 * unit]
  const [columns, rows] = [16, 9]
  // Which dots are people who have come, in a fixed order of its own for each town.
  const random = createRandom(count)
  const order = Array.from({ length: columns * rows }, (_, n) => ({ n, at: random() }))
  order.sort((a, b) => a.at - b.at)
  faded(stage, opacity, () => {
    context.fillStyle = 'rgb(20 23 31 / 0.9)'
    context.beginPath()
    context.roundRect(at.x, at.y, width, height, 4 * unit)
    context.fill()
    for (const [rank, { n }] of order.entries()) {
      const lit = rank < count * share
      context.fillStyle = lit ? colors.bracket : 'rgb(255 255 255 / 0.16)'
      context.beginPath()
      const x = at.x + (16 + (n % columns) * 8.4) * unit
      const y = at.y + (22 + Math.floor(n / columns) * 8.6) * unit
      context.arc(x, y, 2.3 * unit, 0, 2 * Math.PI)
      context.fill()
    }
    context.font = `400 ${19 * unit}px 'DM Mono'`
    context.textAlign = 'right'
    context.textBaseline = 'middle'
    context.fillStyle = colors.light
    context.fillText(String(Math.round(count * share)), at.x + width - 16 * unit, at.y + height / 2)
  })
}
