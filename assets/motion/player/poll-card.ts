import { clamp } from '../../../src/math/clamp.ts'
import { colors, faded, type Place, type Stage } from './stage.ts'

/**
 * A card with the bars of a poll, tied to a point by a leader: figures only.
 * @param answers  shares of 1, the first one is lit
 * @param grown    0…1, how far the bars have come
 */
export function pollCard(
  stage: Stage,
  anchor: Place,
  at: Place,
  answers: readonly number[],
  grown: number,
  opacity: number,
): void {
  const { context, unit } = stage
  const [width, row, pad] = [214 * unit, 34 * unit, 14 * unit]
  const height = 2 * pad + answers.length * row
  faded(stage, opacity, () => {
    context.strokeStyle = colors.light
    context.lineWidth = 1.5 * unit
    context.beginPath()
    context.moveTo(anchor.x, anchor.y)
    context.lineTo(clamp(anchor.x, at.x, at.x + width), at.y + height)
    context.stroke()
    context.beginPath()
    context.arc(anchor.x, anchor.y, 4.5 * unit, 0, 2 * Math.PI)
    context.fillStyle = colors.bracket
    context.fill()
    context.fillStyle = 'rgb(20 23 31 / 0.92)'
    context.beginPath()
    context.roundRect(at.x, at.y, width, height, 4 * unit)
    context.fill()
    for (const [index, answer] of answers.entries()) {
      const y = at.y + pad + index * row + row / 2
      bar(stage, { x: at.x + pad, y }, width - 2 * pad, answer * grown, index === 0)
    }
  })
}

function bar(stage: Stage, at: Place, width: number, share: number, lit: boolean): void {
  const { context, unit } = stage
  const length = width - 62 * unit
  context.fillStyle = 'rgb(255 255 255 / 0.16)'
  context.fillRect(at.x, at.y - 3 * unit, length, 6 * unit)
  context.fillStyle = lit ? colors.bracket : '#c9c6bf'
  context.fillRect(at.x, at.y - 3 * unit, length * share, 6 * unit)
  context.font = `400 ${16 * unit}px 'DM Mono'`
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.fillStyle = colors.light
  context.fillText(`${Math.round(share * 100)} %`, at.x + width, at.y + unit)
}
