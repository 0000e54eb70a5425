import type { Window } from './background.ts'
import { colors, faded, type Stage } from './stage.ts'

/** The window of a phone held level, as drawn by {@link drawPhone}. */
export function phoneWindow(
  stage: Pick<Stage, 'width' | 'height'>,
  x: number,
  y: number,
  share: number,
  dim: number,
): Window {
  // 19.5 : 9, as phones are.
  const height = share
  const width = (share * stage.height * (19.5 / 9)) / stage.width
  return { x, y, width, height, radius: 0.022 * share * 1.3, dim }
}

/** Draws only where the phone shows: nothing of AR is seen outside it. */
export function onScreen(stage: Stage, window: Window, draw: () => void): void {
  const { context, width, height } = stage
  const [w, h] = [window.width * width, window.height * height]
  context.save()
  context.beginPath()
  context.roundRect(
    window.x * width - w / 2,
    window.y * height - h / 2,
    w,
    h,
    window.radius * width,
  )
  context.clip()
  draw()
  context.restore()
}

/** A thin phone round its window: an edge of metal, a narrow dark rim, keys; our own drawing of no brand's. */
export function drawPhone(stage: Stage, window: Window): void {
  const { context, unit, width, height } = stage
  const [w, h] = [window.width * width, window.height * height]
  const [left, top] = [window.x * width - w / 2, window.y * height - h / 2]
  const radius = window.radius * width
  const rim = 7 * unit
  const outline = (grow: number) => {
    context.beginPath()
    context.roundRect(left - grow, top - grow, w + 2 * grow, h + 2 * grow, radius + grow)
  }
  faded(stage, Math.min(1, window.dim * 1.2), () => {
    context.save()
    context.shadowColor = 'rgb(0 0 0 / 0.5)'
    context.shadowBlur = 46 * unit
    context.shadowOffsetY = 18 * unit
    // Only the rim throws the shadow: the window stays open.
    context.beginPath()
    context.roundRect(left - rim, top - rim, w + 2 * rim, h + 2 * rim, radius + rim)
    context.roundRect(left, top, w, h, radius)
    context.fillStyle = '#0b0d11'
    context.fill('evenodd')
    context.restore()
    context.strokeStyle = '#8d8b86'
    context.lineWidth = 1.6 * unit
    outline(rim + 0.8 * unit)
    context.stroke()
    context.strokeStyle = 'rgb(255 255 255 / 0.16)'
    context.lineWidth = unit
    outline(0.5 * unit)
    context.stroke()
    context.fillStyle = '#8d8b86'
    context.fillRect(left + w * 0.16, top - rim - 3.6 * unit, w * 0.06, 2.4 * unit)
    context.fillRect(left + w * 0.24, top - rim - 3.6 * unit, w * 0.06, 2.4 * unit)
    context.fillStyle = '#05060a'
    context.beginPath()
    context.arc(left + 17 * unit, top + h / 2, 5.5 * unit, 0, 2 * Math.PI)
    context.fill()
  })
}

/** The round key that takes the picture, at the window's right. */
export function shutter(stage: Stage, window: Window, opacity: number): void {
  const { context, unit, width, height } = stage
  const x = (window.x + window.width / 2) * width - 40 * unit
  const y = window.y * height
  faded(stage, opacity * 0.9, () => {
    context.strokeStyle = colors.light
    context.lineWidth = 2 * unit
    context.beginPath()
    context.arc(x, y, 17 * unit, 0, 2 * Math.PI)
    context.stroke()
    context.fillStyle = colors.light
    context.beginPath()
    context.arc(x, y, 12.5 * unit, 0, 2 * Math.PI)
    context.fill()
  })
}
