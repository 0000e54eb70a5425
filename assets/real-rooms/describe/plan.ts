import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import type { Dice } from './dice.ts'
import type { Family } from './families.ts'

/** The room from above. Meters. */
export interface Plan {
  /** corners of the floor, from +x toward +z, so that a wall has the room to its left seen from behind */
  outline: FloorPlace[]
  /** height of the ceiling */
  ceiling: number
  /** a ceiling that rises from the top of one wall until it meets the flat part */
  slope: { wall: number; knee: number; run: number } | null
}

/** A wall of the plan, from corner to corner. */
export interface PlanWall {
  from: FloorPlace
  to: FloorPlace
  length: number
  /** unit vector from `from` to `to` */
  along: FloorPlace
  /** unit vector into the room */
  normal: FloorPlace
}

export function wallsOfPlan({ outline }: Pick<Plan, 'outline'>): PlanWall[] {
  return outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
    return { from, to, length, along, normal: { x: -along.z, z: along.x } }
  })
}

/** Meters in front of a wall's line; negative behind it. */
export const distanceFrom = ({ from, normal }: PlanWall, { x, z }: FloorPlace): number =>
  (x - from.x) * normal.x + (z - from.z) * normal.z

/** Height of the ceiling above a place of the floor. */
export function ceilingAt(plan: Plan, place: FloorPlace): number {
  const { slope, ceiling } = plan
  const wall = slope && wallsOfPlan(plan)[slope.wall]
  if (!slope || !wall) return ceiling
  const share = Math.max(0, distanceFrom(wall, place)) / slope.run
  return Math.min(ceiling, slope.knee + (ceiling - slope.knee) * share)
}

/** Usual heights of ceilings. Meters. */
const ceilings = [2.35, 2.4, 2.44, 2.44, 2.44, 2.5, 2.55, 2.6, 2.74, 2.74, 3.0]

export function drawPlan(dice: Dice, family: Family<'plan'>): Plan {
  const narrow = family === 'narrow'
  const width = narrow ? dice.between(1.9, 2.5) : dice.between(2.9, 5.8)
  const depth = narrow ? dice.between(3.8, 6.2) : dice.between(2.9, 5.6)
  const { corners, slope } = shapeOf(dice, family, width, depth)
  const turned = turn(corners, dice.whole(0, 3))
  const mirrored = dice.chance(0.5)
  return {
    outline: mirrored ? turned.map(({ x, z }) => ({ x: -x, z })).reverse() : turned,
    ceiling: dice.pick(ceilings) + (family === 'sloped-ceiling' ? 0.2 : 0),
    // Reversed, the last wall comes first but for the closing one.
    slope: slope && {
      ...slope,
      wall: mirrored ? (2 * corners.length - 2 - slope.wall) % corners.length : slope.wall,
    },
  }
}

function shapeOf(dice: Dice, family: Family<'plan'>, w: number, d: number) {
  const points = (...list: [number, number][]) => list.map(([x, z]) => ({ x, z }))
  const rest: [number, number][] = [
    [w, d],
    [0, d],
  ]
  const a = dice.between(0.2, 0.45) * w
  const b = a + Math.max(0.9, dice.between(0.25, 0.4) * w)
  if (family === 'l-shape') {
    const [cutW, cutD] = [dice.between(0.25, 0.5) * w, dice.between(0.25, 0.5) * d]
    return {
      corners: points([0, 0], [w - cutW, 0], [w - cutW, cutD], [w, cutD], ...rest),
      slope: null,
    }
  }
  if (family === 'alcove' || family === 'chimney-breast') {
    const deep = family === 'alcove' ? -dice.between(0.4, 1.3) : dice.between(0.3, 0.5)
    return {
      corners: points([0, 0], [a, 0], [a, deep], [b, deep], [b, 0], [w, 0], ...rest),
      slope: null,
    }
  }
  if (family === 'bay') {
    const [from, to] = [0.18 * w, 0.82 * w]
    const [deep, aside] = [dice.between(0.5, 0.85), dice.between(0.45, 0.75)]
    return {
      corners: points(
        [0, 0],
        [from, 0],
        [from + aside, -deep],
        [to - aside, -deep],
        [to, 0],
        [w, 0],
        ...rest,
      ),
      slope: null,
    }
  }
  if (family === 'chamfered') {
    const cut = dice.between(0.7, 1.4)
    return { corners: points([0, 0], [w - cut, 0], [w, cut], ...rest), slope: null }
  }
  const slope =
    family === 'sloped-ceiling'
      ? { wall: 0, knee: dice.between(0.9, 1.6), run: dice.between(1.2, 2) }
      : null
  return { corners: points([0, 0], [w, 0], ...rest), slope }
}

function turn(outline: FloorPlace[], quarters: number): FloorPlace[] {
  return quarters === 0
    ? outline
    : turn(
        outline.map(({ x, z }) => ({ x: z, z: -x })),
        quarters - 1,
      )
}
