import { colors, faded, type Place, type Stage } from './stage.ts'

/** A ring with four strokes that closes in on a place. @param share  0 wide … 1 on it */
export function target(stage: Stage, at: Place, share: number, opacity: number): void {
  const { context, unit } = stage
  const radius = (18 + 44 * (1 - share)) * unit
  faded(stage, opacity, () => {
    context.translate(at.x, at.y)
    context.rotate((1 - share) * 0.9)
    context.strokeStyle = colors.bracket
    context.lineWidth = 3 * unit
    context.beginPath()
    context.arc(0, 0, radius, 0, 2 * Math.PI)
    context.stroke()
    for (let n = 0; n < 4; n += 1) {
      context.rotate(Math.PI / 2)
      context.beginPath()
      context.moveTo(radius - 6 * unit, 0)
      context.lineTo(radius + 8 * unit, 0)
      context.stroke()
    }
  })
}

/** A tick in a disc that draws itself. */
export function checkMark(stage: Stage, at: Place, share: number): void {
  const { context, unit } = stage
  const radius = 14 * unit
  faded(stage, Math.min(1, share * 3), () => {
    context.fillStyle = '#1f6f45'
    context.beginPath()
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    context.fill()
    context.strokeStyle = colors.light
    context.lineWidth = 2.8 * unit
    context.lineCap = 'round'
    context.lineJoin = 'round'
    const points = [
      [-6, 0.5],
      [-1.8, 5],
      [6.2, -4.6],
    ] as const
    context.beginPath()
    const [start, middle, end] = points
    const first = Math.min(1, share / 0.4)
    const second = Math.max(0, (share - 0.4) / 0.6)
    context.moveTo(at.x + start[0] * unit, at.y + start[1] * unit)
    context.lineTo(
      at.x + (start[0] + (middle[0] - start[0]) * first) * unit,
      at.y + (start[1] + (middle[1] - start[1]) * first) * unit,
    )
    if (second > 0) {
      context.lineTo(
        at.x + (middle[0] + (end[0] - middle[0]) * second) * unit,
        at.y + (middle[1] + (end[1] - middle[1]) * second) * unit,
      )
    }
    context.stroke()
  })
}

/** How much of the lesson is done, as an arc with its percentage. */
export function progressRing(stage: Stage, at: Place, share: number): void {
  const { context, unit } = stage
  const radius = 38 * unit
  faded(stage, 1, () => {
    context.fillStyle = 'rgb(20 23 31 / 0.88)'
    context.beginPath()
    context.arc(at.x, at.y, radius + 10 * unit, 0, 2 * Math.PI)
    context.fill()
    context.lineWidth = 5 * unit
    context.strokeStyle = 'rgb(255 255 255 / 0.18)'
    context.beginPath()
    context.arc(at.x, at.y, radius, 0, 2 * Math.PI)
    context.stroke()
    context.strokeStyle = colors.bracket
    context.beginPath()
    context.arc(at.x, at.y, radius, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * share)
    context.stroke()
    context.font = `400 ${18 * unit}px 'DM Mono'`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = colors.light
    context.fillText(`${Math.round(share * 100)}%`, at.x, at.y + unit)
  })
}
