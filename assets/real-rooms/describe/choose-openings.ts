import { isInside } from '../../../src/math/polygon.ts'
import type { FloorPlace } from '../../../src/room-photo/model/camera.ts'
import type { Opening } from '../build/openings.ts'
import type { Dice } from './dice.ts'
import type { RoomFamilies } from './families.ts'
import { ceilingAt, type Plan, type PlanWall, wallsOfPlan } from './plan.ts'

/** Doors, windows, closets and openings of a room: one window at least, most often some in view. */
export function chooseOpenings(
  dice: Dice,
  plan: Plan,
  inView: readonly boolean[],
  families: RoomFamilies,
): Opening[] {
  const walls = wallsOfPlan(plan)
  const openings: Opening[] = []
  const seen = walls.flatMap((_, at) => (inView[at] ? [at] : []))
  const unseen = walls.flatMap((_, at) => (inView[at] ? [] : [at]))
  const order = (share: number) => {
    const [first, second] = dice.chance(share) ? [seen, unseen] : [unseen, seen]
    return [...shuffled(dice, first), ...shuffled(dice, second)]
  }
  const put = (indices: readonly number[], draw: Draw, margin = 0.12) => {
    for (const wall of indices) {
      const there = walls[wall]
      if (!there) continue
      const drawn = draw(wallFacts(plan, there, wall))
      const placed = drawn && placeOnWall(dice, drawn, there, openings, margin)
      if (placed) {
        openings.push(placed)
        return true
      }
    }
    return false
  }

  const windowStyle = dice.pick(['white-vinyl', 'white-vinyl', 'white-wood', 'black-metal', 'wood'])
  const covering = dice.pick(coverings)
  const drawWindow = windowDrawer(dice, windowStyle, covering, families)
  if (families.plan === 'bay') {
    const bay = walls.flatMap((wall, at) =>
      at >= 0 && isObliqueOrBetween(walls, at) ? [{ wall, at }] : [],
    )
    for (const { at } of bay) put([at], drawWindow, 0.08)
  }
  const special = closetStyleOf(families)
  if (special) put(order(0.9), (facts) => drawCloset(dice, special, facts), 0.05)
  if (families.opening === 'double-doors') put(order(0.9), (facts) => drawDoubleDoors(dice, facts))
  if (families.opening === 'wide-opening' || families.opening === 'arched-opening')
    put(
      order(0.9).filter((at) => hasSpaceBehind(plan, walls[at])),
      (facts) =>
        drawPassage(dice, families.opening === 'arched-opening' ? 'arched' : 'plain', facts),
    )
  const windows = dice.pick([1, 1, 1, 2, 2, 3])
  for (let count = 0; count < windows; count += 1) put(order(0.68), drawWindow)
  const doors = dice.pick([1, 1, 2, 2, 3])
  const style = dice.pick(doorStyles)
  for (let count = 0; count < doors; count += 1)
    put(order(0.6), (facts) =>
      drawDoor(dice, style, hasSpaceBehind(plan, walls[facts.index]), facts),
    )
  if (!special && dice.chance(0.15))
    put(order(0.7), (facts) => drawCloset(dice, 'sliding-white', facts), 0.05)
  return openings
}

interface WallFacts {
  index: number
  length: number
  /** the least height of the ceiling along it */
  top: number
}
type Drawn = Omit<Opening, 'from' | 'to'> & { width: number }
type Draw = (facts: WallFacts) => Drawn | null

const wallFacts = (plan: Plan, wall: PlanWall, index: number): WallFacts => ({
  index,
  length: wall.length,
  top: Math.min(ceilingAt(plan, wall.from), ceilingAt(plan, wall.to)),
})

const coverings = [
  'none',
  'none',
  'horizontal-blinds',
  'horizontal-blinds',
  'vertical-blinds',
  'roller-shade',
  'curtains',
] as const

const doorStyles = [
  'six-panel',
  'six-panel',
  'two-panel',
  'flush',
  'flush-wood',
  'five-panel',
  'glazed',
]

function windowDrawer(
  dice: Dice,
  style: string,
  covering: (typeof coverings)[number],
  families: RoomFamilies,
): Draw {
  const format = dice.pick(['usual', 'usual', 'wide', 'tall', 'patio', 'high'] as const)
  const uncovered =
    covering === 'none' ? 1 : dice.chance(0.4) ? dice.between(0.5, 1) : dice.between(0, 0.4)
  return ({ index, length, top }) => {
    const room = length - 0.3
    const isPatio = format === 'patio' && room > 1.8 && families.plan !== 'bay'
    const [least, most] = {
      usual: [0.8, 1.5],
      wide: [1.5, 2.6],
      tall: [0.6, 1.1],
      patio: [1.6, 2.5],
      high: [0.8, 1.8],
    }[format]
    const width = Math.min(room, dice.between(least ?? 1, most ?? 1))
    const head = Math.min(top - 0.18, isPatio ? 2.05 : dice.between(1.98, 2.2))
    const sill = isPatio
      ? 0.02
      : format === 'tall'
        ? dice.between(0.2, 0.5)
        : format === 'high'
          ? dice.between(1.2, 1.5)
          : dice.between(0.6, 1.0)
    if (width < 0.45 || head - sill < 0.4) return null
    return {
      wall: index,
      kind: isPatio ? 'door' : 'window',
      style: isPatio ? `patio ${style}` : style,
      width,
      sill,
      head,
      covering,
      uncovered,
    }
  }
}

function drawDoor(
  dice: Dice,
  style: string,
  canOpen: boolean,
  { index, length, top }: WallFacts,
): Drawn | null {
  const width = dice.pick([0.71, 0.76, 0.76, 0.81, 0.86])
  const head = dice.pick([1.98, 2.03, 2.03, 2.03, 2.1])
  if (length < width + 0.3 || head > top - 0.12) return null
  const isOpen = canOpen && dice.chance(0.42)
  return {
    ...{ wall: index, kind: 'door', style, width, sill: 0, head },
    open: isOpen ? dice.between(0.35, 1.75) : 0,
    swingsIn: dice.chance(0.55),
  }
}

function drawDoubleDoors(dice: Dice, { index, length, top }: WallFacts): Drawn | null {
  const width = dice.pick([1.22, 1.42, 1.52])
  if (length < width + 0.3 || top < 2.2) return null
  return {
    wall: index,
    kind: 'door',
    style: dice.pick(['double glazed', 'double two-panel']),
    width,
    sill: 0,
    head: 2.03,
    open: 0,
  }
}

function drawPassage(dice: Dice, style: string, { index, length, top }: WallFacts): Drawn | null {
  const width = Math.min(length - 0.4, dice.between(0.85, style === 'arched' ? 1.8 : 3))
  const head =
    style === 'arched' ? Math.min(2.15, top - 0.15) : Math.min(top - 0.12, dice.between(2.03, 2.35))
  if (width < 0.8 || head < 1.95) return null
  return { wall: index, kind: 'opening', style, width, sill: 0, head }
}

function drawCloset(dice: Dice, style: string, { index, length, top }: WallFacts): Drawn | null {
  const width = Math.min(length - 0.16, dice.between(1.2, 2.9))
  const head = Math.min(top - 0.06, dice.pick([2.03, 2.03, 2.1, 2.34]))
  if (width < 1 || head < 1.9) return null
  return { wall: index, kind: 'closet', style, width, sill: 0, head }
}

function closetStyleOf({ opening }: RoomFamilies): string | null {
  if (opening === 'sliding-mirror-closet') return 'sliding-mirror'
  if (opening === 'sliding-closet') return 'sliding-white'
  if (opening === 'bifold-closet') return 'bifold'
  return opening === 'bifold-mirror-closet' ? 'bifold-mirror' : null
}

/** Finds room for it between what is there already. */
function placeOnWall(
  dice: Dice,
  { width, ...drawn }: Drawn,
  wall: PlanWall,
  others: readonly Opening[],
  margin: number,
): Opening | null {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const least = margin
    const most = wall.length - width - margin
    if (most < least) return null
    const from =
      drawn.kind === 'window' && attempt < 3
        ? (least + most) / 2 + dice.normal(0, 0.2) * (most - least)
        : dice.between(least, most)
    const [start, end] = [
      Math.max(least, Math.min(most, from)),
      Math.max(least, Math.min(most, from)) + width,
    ]
    const apart = others.every(
      (other) => other.wall !== drawn.wall || other.to < start - 0.22 || other.from > end + 0.22,
    )
    if (apart) return { ...drawn, from: start, to: end }
  }
  return null
}

const isObliqueOrBetween = (walls: readonly PlanWall[], at: number) => {
  const isOblique = (wall: PlanWall | undefined) =>
    wall !== undefined && Math.min(Math.abs(wall.along.x), Math.abs(wall.along.z)) > 0.05
  return (
    isOblique(walls[at]) ||
    (isOblique(walls.at(at - 1)) && isOblique(walls[(at + 1) % walls.length]))
  )
}

/** Depth of the rooms behind passages. */
export const depthBehind = 2.2

/** Whether another room fits behind a wall, beside the rest of an L. */
export function hasSpaceBehind(plan: Plan, wall: PlanWall | undefined): boolean {
  if (!wall || wall.length < 1.2) return false
  const polygon = plan.outline.map(({ x, z }) => [x, z] as const)
  for (let share = 0.02; share < 1; share += 0.16) {
    for (let deep = 0.15; deep <= depthBehind + 0.3; deep += 0.3) {
      const place: FloorPlace = {
        x: wall.from.x + wall.along.x * share * wall.length - wall.normal.x * deep,
        z: wall.from.z + wall.along.z * share * wall.length - wall.normal.z * deep,
      }
      if (isInside([place.x, place.z], polygon)) return false
    }
  }
  return true
}

function shuffled<T>(dice: Dice, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, by: dice.next() }))
    .sort((a, b) => a.by - b.by)
    .map(({ item }) => item)
}
