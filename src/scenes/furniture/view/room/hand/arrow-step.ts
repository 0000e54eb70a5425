import type { Pixel } from '../../../model/room/camera.ts'

const ways: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The way that an arrow key points, y down; nothing for other keys. */
export const arrowWay = (key: string): readonly [number, number] | undefined => ways[key]

/**
 * How far an arrow key moves a handle: 4 pixels of the screen, with Shift half a one.
 * @param unit  pixels of the photo for one of the screen
 * @returns pixels of the photo; null for other keys
 */
export function arrowStep(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  unit: number,
): Pixel | null {
  const way = arrowWay(key)
  const by = unit * (shiftKey ? 0.5 : 4)
  return way ? { x: way[0] * by, y: way[1] * by } : null
}
