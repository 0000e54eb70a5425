import { normalize } from '../../../../math/vector.ts'
import { eyeOf, type FloorPlace, type RoomCamera } from './camera.ts'
import { flat, type Item, type Sizes, solidOf } from './item.ts'
import { metAt, type Solid } from './solid.ts'
import type { FloorLine } from './wall.ts'

/** A line on the floor is looked at in so many places, and its ends of sight between two of them in so many steps more. */
const places = 64
const closer = 8

/**
 * The parts of a line on the floor that no piece stands before, as the camera sees them.
 * @param items  each is taken for the box that it fills
 */
export function partsInSight(
  line: FloorLine,
  items: readonly Item[],
  sizes: Sizes,
  camera: RoomCamera,
): FloorLine[] {
  const solids = items
    .filter(({ piece }) => (sizes[piece]?.height ?? 0) > flat)
    .map((item) => solidOf(item, sizes))
  if (solids.length === 0) return [line]
  const at = (share: number): FloorPlace => ({
    x: line.from.x + (line.to.x - line.from.x) * share,
    z: line.from.z + (line.to.z - line.from.z) * share,
  })
  const isSeen = (share: number) => isInSight(at(share), solids, camera)
  /** Where sight begins or ends between a share that is seen and one that is not. */
  const edge = (seen: number, hidden: number): FloorPlace => {
    let [near, far] = [seen, hidden]
    for (let step = 0; step < closer; step += 1) {
      const middle = (near + far) / 2
      if (isSeen(middle)) near = middle
      else far = middle
    }
    return at(near)
  }
  const parts: FloorLine[] = []
  let from: FloorPlace | null = isSeen(0) ? line.from : null
  for (let place = 1; place <= places; place += 1) {
    const [before, here] = [(place - 1) / places, place / places]
    const seen = isSeen(here)
    if (seen && !from) from = edge(here, before)
    if (!seen && from) {
      parts.push({ from, to: edge(before, here) })
      from = null
    }
  }
  return from ? [...parts, { from, to: line.to }] : parts
}

/** What touches a place does not hide it. Metres. */
const touch = 0.01

function isInSight({ x, z }: FloorPlace, solids: readonly Solid[], camera: RoomCamera): boolean {
  const eye = eyeOf(camera)
  const way = [x - eye[0], -eye[1], z - eye[2]] as const
  const far = Math.hypot(...way)
  const ray = normalize([...way])
  return solids.every((solid) => {
    const met = metAt(solid, eye, ray)
    return met === null || met > far - touch
  })
}
