import { createRandom } from '../../../math/random.ts'
import { type Depth, type PictureCamera, placesOf } from './picture.ts'

/** How many are looked for: on edges, and anywhere else, where a plain wall gives little to hold on to. */
const counts = { edges: 300, elsewhere: 4 }
/** How much an edge bends what is flat elsewhere: 1/depth, which a byte tells, changes evenly over a plane. */
const edgeThreshold = 4
/** How far they are from the picture's border, which is no edge of the room, a share of each side; and from each other. */
const border = 0.08
const apart = 0.028

/**
 * Points of a room that a camera would hold on to: edges of things, and a little of what lies between.
 * @returns x, y and z of each, meters
 */
export function featuresOf(depth: Depth, camera: PictureCamera): number[] {
  const { width, height, bytes } = depth
  const places = placesOf(depth, camera)
  const near = (at: number) => bytes[at] ?? 0
  const inside: number[] = []
  const edges: number[] = []
  const [outerRows, outerColumns] = [height, width].map((count) =>
    Math.max(2, Math.round(border * count)),
  ) as [number, number]
  for (let row = outerRows; row < height - outerRows; row++)
    for (let column = outerColumns; column < width - outerColumns; column++) {
      const at = row * width + column
      inside.push(at)
      const across = near(at - 1) + near(at + 1) - 2 * near(at)
      const down = near(at - width) + near(at + width) - 2 * near(at)
      if (Math.abs(across) + Math.abs(down) >= edgeThreshold) edges.push(at)
    }
  const random = createRandom(7)
  const picked: number[] = []
  const isFree = (at: number) =>
    picked.every(
      (other) =>
        Math.hypot(
          (at % width) - (other % width),
          Math.floor(at / width) - Math.floor(other / width),
        ) >=
        apart * width,
    )
  const pick = (from: readonly number[], count: number) => {
    for (let tries = 0; tries < count; tries++) {
      const at = from[Math.floor(random() * from.length)]
      if (at !== undefined && isFree(at)) picked.push(at)
    }
  }
  pick(edges, counts.edges)
  pick(inside, counts.elsewhere)
  return picked.flatMap((at) => [...places.subarray(3 * at, 3 * at + 3)])
}
