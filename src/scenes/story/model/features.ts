import { createRandom } from '../../../math/random.ts'
import { type Depth, type PictureCamera, placesOf } from './picture.ts'

/** How many are drawn on edges, and anywhere else. */
const counts = { edges: 180, elsewhere: 60 }
/** How much an edge bends what is flat elsewhere: 1/depth, which a byte tells, changes evenly over a plane. */
const edgeThreshold = 4

/**
 * Points of a room that a camera would hold on to: edges of things, and some of what lies between.
 * @returns x, y and z of each, meters
 */
export function featuresOf(depth: Depth, camera: PictureCamera): number[] {
  const { width, height, bytes } = depth
  const places = placesOf(depth, camera)
  const near = (at: number) => bytes[at] ?? 0
  const edges: number[] = []
  for (let row = 2; row < height - 2; row++)
    for (let column = 2; column < width - 2; column++) {
      const at = row * width + column
      const across = near(at - 1) + near(at + 1) - 2 * near(at)
      const down = near(at - width) + near(at + width) - 2 * near(at)
      if (Math.abs(across) + Math.abs(down) >= edgeThreshold) edges.push(at)
    }
  const random = createRandom(7)
  const pick = (from: (share: number) => number | undefined, count: number) =>
    Array.from({ length: count }, () => from(random())).filter((at) => at !== undefined)
  return [
    ...pick((share) => edges[Math.floor(share * edges.length)], counts.edges),
    ...pick((share) => Math.floor(share * width * height), counts.elsewhere),
  ].flatMap((at) => [...places.subarray(3 * at, 3 * at + 3)])
}
