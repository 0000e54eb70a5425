import type { Box } from '../../../math/box-faces.ts'
import type { Point3 } from '../../../math/orbit.ts'
import { createRandom } from '../../../math/random.ts'
import { howArConfig } from '../config.ts'

/** A box with a base height. */
export type RaisedBox = Box & { y: number }

const { table, plan } = howArConfig

/** The real table: four legs and a top. */
export function tableBoxes(): RaisedBox[] {
  const { width, depth, height, thickness, leg } = table
  const [x, z] = [width / 2 - leg, depth / 2 - leg]
  const legs = [
    [-x, -z],
    [x, -z],
    [x, z],
    [-x, z],
  ] as const
  return [
    ...legs.map(([at, to]) => ({
      x: at,
      z: to,
      y: 0,
      width: leg,
      depth: leg,
      height: height - thickness,
    })),
    { x: 0, z: 0, y: height - thickness, width, depth, height: thickness },
  ]
}

/** The model: a plate with houses on both sides of a street. Heights above the table's top. */
export function cityModelBoxes(): RaisedBox[] {
  const houses = [
    [-0.23, -0.13, 0.09, 0.1, 0.07],
    [-0.11, -0.14, 0.1, 0.08, 0.11],
    [0.02, -0.13, 0.1, 0.1, 0.06],
    [0.15, -0.14, 0.09, 0.08, 0.16],
    [0.25, -0.12, 0.06, 0.12, 0.08],
    [-0.22, 0.13, 0.11, 0.09, 0.09],
    [-0.08, 0.12, 0.1, 0.11, 0.06],
    [0.06, 0.13, 0.11, 0.09, 0.08],
    [0.21, 0.13, 0.12, 0.1, 0.06],
  ] as const
  return [
    { x: 0, z: 0, y: 0, width: plan.width, depth: plan.depth, height: plan.thickness },
    ...houses.map(([x, z, width, depth, height]) => ({
      x,
      z,
      y: plan.thickness,
      width,
      depth,
      height,
    })),
  ]
}

/** The tram line along the model's street, above the table's top. */
export function tramLine(): Point3[] {
  return Array.from({ length: 21 }, (_, part) => {
    const x = plan.width * (part / 20 - 0.5)
    return { x, y: plan.thickness + 0.004, z: 0.035 * Math.sin(x * 9) }
  })
}

/** Feature points that a camera could track: on the edges of the table, its top and the floor. */
export function featurePoints(): Point3[] {
  const random = createRandom(howArConfig.seed)
  const { width, depth, height } = table
  const between = (half: number) => (random() * 2 - 1) * half
  return Array.from({ length: howArConfig.points }, (_, index) => {
    const kind = index % 5
    if (kind === 0) return { x: between(width), y: 0, z: between(depth * 1.1) }
    if (kind === 1) return { x: between(width / 2), y: height, z: between(depth / 2) }
    const along = random() < 0.6
    const side = random() < 0.5 ? -1 : 1
    return along
      ? { x: between(width / 2), y: height, z: (side * depth) / 2 }
      : { x: (side * width) / 2, y: height, z: between(depth / 2) }
  })
}

/** The dots of the detected plane, from the middle outward. */
export function planeDots(): Point3[] {
  const { width, depth, height } = table
  const every = 0.1
  const dots: Point3[] = []
  for (let x = -width / 2 + every / 2; x < width / 2; x += every) {
    for (let z = -depth / 2 + every / 4; z < depth / 2; z += every)
      dots.push({ x, y: height + 0.004, z })
  }
  return dots.sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))
}
