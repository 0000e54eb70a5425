import type { Item, Sizes } from '../../../room-photo/model/design/item.ts'
import type { Window } from './picture.ts'

/** The floor of the room, meters below the camera of its picture. */
export const floor = -1.5

export const sofaId = 1

/** How far the camera is turned to the left of straight ahead in the room. */
const degreesOfCamera = 0.82
const placed = (
  id: number,
  piece: string,
  [x, z]: readonly [number, number],
  turn: number,
  more: Partial<Item> = {},
): Item => ({
  ...{ id, piece, x, z, scale: 1, variant: '' },
  turn: (turn - degreesOfCamera + 360) % 360,
  ...more,
})

/** What the picture of the furnished room shows, where it stands: the sofa, and all that is not in the empty one. */
export const furnishedRoom = (): Item[] => [
  placed(sofaId, 'modern-sofa', [0.669, -4.811], 0, { variant: 'sage' }),
  placed(2, 'rug', [0.702, -3.64], 270, { variant: 'cream' }),
  placed(3, 'coffee-table', [0.619, -3.442], 270, { variant: 'natural' }),
  placed(4, 'book-stack', [0.437, -3.314], 299, { lift: 0.4 }),
  placed(5, 'bowl', [0.762, -3.63], 270, { lift: 0.4 }),
  placed(6, 'armchair', [2.018, -3.372], 286, { variant: 'orange' }),
  placed(7, 'floor-lamp', [2.622, -5.003], 270, { variant: 'black' }),
  placed(8, 'fig-tree', [-1.331, -4.87], 304, { variant: 'sand' }),
  placed(9, 'art-pair', [0.617, -5.39], 0, { lift: 1.09, scale: 1.24 }),
]

/** Meters. */
export const roomSizes: Sizes = {
  'modern-sofa': { width: 2.3, depth: 0.92, height: 0.88 },
  rug: { width: 2.4, depth: 3.2, height: 0.02 },
  'coffee-table': { width: 1.05, depth: 1.05, height: 0.4 },
  'book-stack': { width: 0.23, depth: 0.29, height: 0.07, mount: 'surface' },
  bowl: { width: 0.3, depth: 0.3, height: 0.09, mount: 'surface' },
  armchair: { width: 0.83, depth: 0.83, height: 0.83 },
  'floor-lamp': { width: 0.43, depth: 0.43, height: 1.55 },
  'fig-tree': { width: 0.76, depth: 0.7, height: 1.89 },
  'art-pair': { width: 1.12, depth: 0.03, height: 0.7, mount: 'wall' },
}

/** The sofa as the picture has it, meters from its camera; it is turned as the room is, degrees. */
export const sofaBox = {
  middle: [0.669, floor + 0.44, -4.811],
  size: [2.3, 0.88, 0.92],
  turn: -degreesOfCamera,
} as const

/**
 * The grid that is drawn on the floor of the empty room, in steps of so many meters from the middle of the sofa's place, which is
 * ten wide and four deep. It fades over its last steps to each side.
 */
export const scanGrid = { step: 0.23, left: -8, right: 8, fades: 5, far: -2, near: 7 } as const

/** Where the middle of the sofa may stand, meters. */
const free = { left: -0.9, right: 1.9, back: -4.85, front: -2.2 }

/** Moves the sofa along the floor, as far as nothing is in its way. @param by  meters */
export function moveSofa(items: Item[], by: { x: number; z: number }): void {
  // In steps, so that it does not jump over what stands there.
  const steps = Math.ceil(Math.hypot(by.x, by.z) / longestStep)
  for (let step = 0; step < steps; step++) moveByStep(items, by.x / steps, by.z / steps)
}

const longestStep = 0.2

function moveByStep(items: Item[], byX: number, byZ: number): void {
  const [sofa, ...others] = items
  if (!sofa) return
  const x = Math.min(free.right, Math.max(free.left, sofa.x + byX))
  const z = Math.min(free.front, Math.max(free.back, sofa.z + byZ))
  // Along one side where the whole way is not free.
  for (const [toX, toZ] of [
    [x, z],
    [x, sofa.z],
    [sofa.x, z],
  ] as const) {
    if (others.some((other) => isInTheWay(other, toX, toZ))) continue
    sofa.x = toX
    sofa.z = toZ
    return
  }
}

const isInTheWay = ({ piece, x, z, lift = 0 }: Item, atX: number, atZ: number) => {
  if (piece === 'rug' || lift > 0) return false
  const { width = 0 } = roomSizes[piece] ?? {}
  const sofa = roomSizes['modern-sofa'] ?? { width: 0, depth: 0 }
  return (
    Math.abs(x - atX) < (sofa.width + width) / 2 && Math.abs(z - atZ) < (sofa.depth + width) / 2
  )
}

/** Where the sofa is seen, shares of the picture from its left and top. */
export function sofaInPicture(sofa: Pick<Item, 'x' | 'z'>, [left, right, bottom, top]: Window) {
  const { width = 0, depth = 0, height = 0 } = roomSizes['modern-sofa'] ?? {}
  const corners = [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) =>
      [0, height].map((up) => {
        const away = -(sofa.z + (end * depth) / 2)
        return [
          ((sofa.x + (side * width) / 2) / away - left) / (right - left),
          (top - (floor + up) / away) / (top - bottom),
        ] as const
      }),
    ),
  )
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { left: x, top: y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/**
 * Which place of the room lies under a place of the picture, at a height above the floor.
 * @param at  shares of the picture from its left and top
 * @returns meters; undefined above the horizon
 */
export function placeUnder(
  at: { x: number; y: number },
  [left, right, bottom, top]: Window,
  height: number,
): { x: number; z: number } | undefined {
  const down = top - at.y * (top - bottom)
  if (down > -0.02) return undefined
  const away = (floor + height) / down
  return { x: (left + at.x * (right - left)) * away, z: -away }
}
