import type { Area } from '../../../model/room/drawn-area.ts'
import type { Texture } from '../../../model/room/texture.ts'
import { addGrain } from './film-grain.ts'
import type { Fineness } from './fineness.ts'
import { stripsOf } from './strips.ts'

/** Whether this browser blurs what is drawn on a canvas; Safari does not. */
export const canBlur = (): boolean => 'filter' in CanvasRenderingContext2D.prototype

/** Less than that nobody sees, of 255. */
const leastNoise = 0.25

/** Makes of what was drawn what the photo would show: as large, as blurred and as grained. */
export interface Darkroom {
  /**
   * @param drawn  the tile with its margin
   * @returns the tile without it, until the next one is made; in ordinary memory
   */
  develop: (drawn: HTMLCanvasElement, tile: Area) => CanvasRenderingContext2D
  /** Frees the memory at once: canvases are kept until somebody tidies up. */
  dispose: () => void
}

/**
 * @param margin  drawn on each side, pixels of the photo
 * @throws Error when the browser has no canvas for a tile
 */
export function createDarkroom(
  { by, blur }: Fineness,
  { noise }: Pick<Texture, 'noise'>,
  margin: number,
): Darkroom {
  const canvas = document.createElement('canvas')
  // Fetched from the graphics card once, and worked on in ordinary memory, where whoever takes it looks at it next: a card
  // that is emulated blurs ten times as long.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas to develop the picture on')
  return {
    develop(drawn, { x, y, width, height }) {
      if (canvas.width !== width) canvas.width = width
      if (canvas.height !== height) canvas.height = height
      context.clearRect(0, 0, width, height)
      context.filter = blur > 0 && canBlur() ? `blur(${blur}px)` : 'none'
      context.drawImage(drawn, -margin, -margin, drawn.width / by, drawn.height / by)
      if (noise >= leastNoise) {
        for (const { image, y: row } of stripsOf(context, width, height)) {
          addGrain(image, noise, { x, y: y + row })
          context.putImageData(image, 0, row)
        }
      }
      return context
    },
    dispose() {
      canvas.width = 0
    },
  }
}
