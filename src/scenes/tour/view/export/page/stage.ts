import { motionAllowed } from '../../../../../stage/flags.ts'
import { fullDpr } from '../../../../../stage/webgl-context.ts'
import type { ViewDirection } from '../../../model/document/tour-document.ts'
import { type Inertia, stepInertia } from '../../../model/inertia.ts'
import { needsMipmaps } from '../../../model/picture/tile-geometry.ts'
import { subscribeView, type View, viewDirectionOf } from '../../../model/view.ts'
import { easeZoom } from '../../../model/zoom.ts'
import { createPainter } from '../../gl/painter.ts'
import type { OpenRoom } from './open-room.ts'
import { layerOf, type Moment, stepLayers } from './step-layers.ts'

/** A step from the room that is shown to another: what is seen at a share of its time, 0…1, which is in ms. */
export type Step = { to: OpenRoom; time: number; at: (share: number) => Moment }

/**
 * Draws the room that is shown, on demand: a still view draws nothing.
 * @param onDraw  is told of each frame how one looks in that room, and whether it is one of a step to another
 */
export function createStage(
  gl: WebGL2RenderingContext,
  { view, motion }: { view: View; motion: Inertia },
  onDraw: (room: OpenRoom, look: ViewDirection, isStep: boolean) => void,
) {
  const canvas = gl.canvas as HTMLCanvasElement
  let paint = createPainter(gl)
  let shown: OpenRoom | undefined
  let step: (Step & { began: number; end: (isThere: boolean) => void }) | undefined
  let zoom = view.zoom
  let before = 0
  let request = 0

  const invalidate = () => {
    request ||= requestAnimationFrame(draw)
  }
  subscribeView(view, invalidate)

  const endStep = (isThere: boolean) => {
    const ended = step
    step = undefined
    ended?.end(isThere)
  }

  function draw(now: number) {
    request = 0
    if (!shown || gl.isContextLost()) return
    const aspect = canvas.width / canvas.height
    // The first frame after a rest has no past.
    const elapsed = Math.min(now - before, 50)
    before = now
    if (step) {
      const share = Math.min(1, (now - step.began) / step.time)
      const moment = step.at(share)
      paint(stepLayers(shown, step.to, moment, aspect))
      onDraw(shown, moment.viewDirection, true)
      if (share < 1) return invalidate()
      shown = step.to
      return endStep(true)
    }
    if (stepInertia(view, motion, elapsed)) invalidate()
    zoom = easeZoom(zoom, view.zoom, elapsed, motionAllowed)
    if (zoom !== view.zoom) invalidate()
    sharpen(shown)
    const look = { ...viewDirectionOf(view), zoom }
    paint([layerOf(shown, look, aspect)])
    onDraw(shown, look, false)
  }

  const sharpen = ({ picture, gpano, player, seen: { projection } }: OpenRoom) => {
    const viewer = { width: canvas.width, height: canvas.height }
    // Of a video they would be made anew for every frame.
    if (!player && needsMipmaps({ size: picture.size, gpano, projection, viewer, zoom: view.zoom }))
      picture.mipmap()
  }

  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas
    canvas.width = Math.max(1, Math.round(clientWidth * fullDpr()))
    canvas.height = Math.max(1, Math.round(clientHeight * fullDpr()))
    // Now: a canvas of another size is empty until it is drawn.
    cancelAnimationFrame(request)
    draw(performance.now())
  }).observe(canvas)

  return {
    invalidate,
    /** Shows a room at once. */
    show(room: OpenRoom) {
      shown = room
      zoom = view.zoom
      endStep(false)
      invalidate()
    },
    /** Goes to another room. @returns once it is shown, true; false where something else took the step's place */
    go: (next: Step) =>
      new Promise<boolean>((end) => {
        endStep(false)
        if (!shown || next.time <= 0) {
          shown = next.to
          return end(true)
        }
        sharpen(next.to)
        step = { ...next, began: performance.now(), end }
        invalidate()
      }),
    /** Whether a step to another room is under way. */
    isGoing: () => step !== undefined,
    /** After the context was lost and is back; rooms have to be opened anew. */
    restore() {
      paint = createPainter(gl)
      shown = undefined
      endStep(false)
    },
  }
}
