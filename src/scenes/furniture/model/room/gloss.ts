import { clamp } from '../../../../math/clamp.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { GrayImage } from '../match/gray-image.ts'
import { brightnessAt } from '../walls/brightness.ts'
import type { FloorOutline, WallSide } from '../walls/outline.ts'
import { placeOf, sightOf } from '../walls/sight.ts'
import type { RoomCamera } from './camera.ts'

const config = {
  /** so many places along a wall, and so many rows up it */
  along: 96,
  rows: 24,
  /** heights on the wall that are looked at, metres */
  from: 0.5,
  to: 2.1,
  /** brightness on the wall must vary so much that a mirror of it would show, of 255 */
  least: 18,
  /** wall and floor must agree so well, as a correlation */
  agree: 0.45,
  /** a floor that shows so much of what is bright on a wall mirrors fully */
  full: 0.5,
}

/**
 * How much the floor of a photo mirrors: whether what is bright and dark along a wall is so again below, where a mirror
 * would show it. A pool of sunlight lies elsewhere, and so does not count.
 * @param image  the photo, small
 * @param outline  its walls
 * @returns 0 to 1; 0 where no wall shows anything that could be mirrored
 */
export function glossOf(image: GrayImage, camera: RoomCamera, outline: FloorOutline): number {
  const sight = sightOf(camera, image)
  const slopes: number[] = []
  for (const { side, distance } of outline.walls) {
    for (let row = 0; row < config.rows; row += 1) {
      const up = config.from + ((config.to - config.from) * (row + 0.5)) / config.rows
      const pairs: [number, number][] = []
      for (let step = 0; step < config.along; step += 1) {
        const along = -6 + (12 * (step + 0.5)) / config.along
        const at = (height: number) => {
          const place = placeOf(sight, onWall(side, distance, along, height - camera.height))
          return brightnessAt(image, place)
        }
        const [wall, floor] = [at(up), at(-up)]
        if (wall !== null && floor !== null) pairs.push([wall, floor])
      }
      const slope = slopeOf(pairs)
      if (slope !== null) slopes.push(slope)
    }
  }
  if (slopes.length < 4) return 0
  const middle = slopes.sort((a, b) => a - b)[slopes.length >> 1] ?? 0
  return clamp(middle / config.full, 0, 1)
}

const onWall = (side: WallSide, distance: number, along: number, y: number): Vector3 =>
  side === 'back' ? [along, y, -distance] : [side === 'left' ? -distance : distance, y, along]

/**
 * How much of a change along the wall the floor shows, by what differs from the neighbourhood.
 * @returns null where the wall shows no change; 0 where the floor does otherwise
 */
function slopeOf(pairs: [number, number][]): number | null {
  if (pairs.length < 16) return null
  const [wall, floor] = [0, 1].map((which) => detail(pairs.map((pair) => pair[which] ?? 0)))
  if (!wall || !floor) return null
  let [ww, wf, ff] = [0, 0, 0]
  wall.forEach((own, at) => {
    const other = floor[at] ?? 0
    ww += own * own
    wf += own * other
    ff += other * other
  })
  if (Math.sqrt(ww / wall.length) < config.least) return null
  const agreement = wf / Math.sqrt(Math.max(1e-9, ww * ff))
  return agreement < config.agree ? 0 : wf / ww
}

/** What is left without the mean of a wide neighbourhood: light that fades along a wall is no window. */
function detail(values: number[]): number[] {
  const reach = 20
  return values.map((own, at) => {
    const near = values.slice(Math.max(0, at - reach), at + reach + 1)
    return own - near.reduce((sum, each) => sum + each, 0) / near.length
  })
}
