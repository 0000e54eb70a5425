import { clamp } from '../../../../math/clamp.ts'
import type { PhotoSize, Pixel } from '../../../../room-photo/model/camera.ts'

/** A place that is to be the same in both photos; nobody has put it anywhere before it is moved. */
export interface Mark extends Pixel {
  isPlaced: boolean
}

/** Where marks lie before they are placed: shares of the photo's sides. */
const starts = [
  [0.25, 0.75],
  [0.75, 0.75],
  [0.5, 0.85],
  [0.5, 0.65],
] as const

/** The mark of a number, from 0, where it waits to be placed. */
export function waitingMark({ width, height }: PhotoSize, number: number): Mark {
  const [x, y] = starts[number % starts.length] ?? starts[0]
  return { x: x * width, y: y * height, isPlaced: false }
}

export const placedAt = ({ x, y }: Pixel, { width, height }: PhotoSize): Mark => ({
  ...{ x: clamp(x, 0, width), y: clamp(y, 0, height), isPlaced: true },
})
