import type { FloorPlace } from './camera.ts'

/** So many ways lead away from a place. */
const ways = 16

/**
 * Places round another one, the nearest first.
 * @param step, most  how far apart the rings are, and how far the last one is, metres
 */
export function* nearPlaces({ x, z }: FloorPlace, step: number, most: number) {
  for (let far = step; far <= most + 1e-9; far += step) {
    for (let way = 0; way < ways; way += 1) {
      const angle = (way * 2 * Math.PI) / ways
      yield { x: x + far * Math.cos(angle), z: z - far * Math.sin(angle) }
    }
  }
}
