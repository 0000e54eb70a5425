import { createRandom } from '../../../math/random.ts'
import { type Depth, type PictureCamera, placesOf } from './picture.ts'

/** How many places are tried, and every so many-th of them on the floor. */
const tries = 360
const floorEvery = 3
/** What is no higher above the floor belongs to it, meters: as exactly as a byte tells depth. */
const floorTolerance = 0.04
/** How much an edge bends what is flat elsewhere: 1/depth, which a byte tells, changes evenly over a plane. */
const edgeThreshold = 4
/** How far they are from the picture's border, which is no edge of the room, a share of each side; and from each other. */
const border = 0.08
const apart = 0.028
/** How far to the side of the first they reach, meters. */
const reach = 1.8

/**
 * Points of a room that a camera would hold on to: edges of things, and some on the floor, whose boards have a grain.
 * @param floor  its height, meters
 * @param from  x of the first, meters
 * @returns x, y and z of each, meters; from the first to both sides, as the light comes on
 */
export function featuresOf(
  depth: Depth,
  camera: PictureCamera,
  { floor, from }: { floor: number; from: number },
): number[] {
  const { width, height, bytes } = depth
  const places = placesOf(depth, camera)
  const near = (at: number) => bytes[at] ?? 0
  const edges: number[] = []
  const ground: number[] = []
  const [outerRows, outerColumns] = [height, width].map((count) =>
    Math.max(2, Math.round(border * count)),
  ) as [number, number]
  for (let row = outerRows; row < height - outerRows; row++)
    for (let column = outerColumns; column < width - outerColumns; column++) {
      const at = row * width + column
      const across = near(at - 1) + near(at + 1) - 2 * near(at)
      const down = near(at - width) + near(at + width) - 2 * near(at)
      if (Math.abs(across) + Math.abs(down) >= edgeThreshold) edges.push(at)
      else if ((places[3 * at + 1] ?? 0) < floor + floorTolerance) ground.push(at)
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
  for (let tried = 0; tried < tries; tried++) {
    const among = tried % floorEvery === 0 ? ground : edges
    const at = among[Math.floor(random() * among.length)]
    if (at !== undefined && isFree(at)) picked.push(at)
  }
  const off = (at: number) => Math.abs((places[3 * at] ?? 0) - from)
  return picked
    .filter((at) => off(at) < reach)
    .sort((a, b) => off(a) - off(b))
    .flatMap((at) => [...places.subarray(3 * at, 3 * at + 3)])
}
