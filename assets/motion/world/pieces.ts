import { type Camera, project } from '../camera.ts'
import type { Vector } from '../vector.ts'
import type { Shot } from './pictures.ts'

/** A thing in a room by the box round it: metres; the origin is the middle of the box's foot. */
export interface Piece {
  room: Shot['room']
  /** width, depth and height before it is turned */
  size: Vector
  at: Vector
  /** radians about the vertical, as in assets/blender/rooms */
  turn: number
  /** what fills the box: an upright cylinder, an ellipsoid, or (by default) a block */
  shape?: 'round' | 'ball'
  /** upholstery and the like, as blocks in its own axes, where they leave much of the box empty */
  body?: readonly (readonly [low: Vector, high: Vector])[]
  /** radius at the floor over radius at the top, of a round thing; 1 where it is not given */
  foot?: number
}

const quarter = Math.PI / 2

const armchairBody = [
  [
    [-0.41, -0.4, 0.18],
    [0.41, 0.38, 0.6],
  ],
  [
    [-0.34, 0.12, 0.3],
    [0.34, 0.4, 0.83],
  ],
] as const

const sofaBody = [
  [
    [-1.15, -0.45, 0.15],
    [1.15, 0.45, 0.62],
  ],
  [
    [-1, 0.05, 0.3],
    [1, 0.45, 0.88],
  ],
] as const

/** The throw over the foot of the bed, in the bed's axes. */
const throwBody = [
  [
    [-0.92, -0.94, 0.33],
    [0.92, -0.38, 0.56],
  ],
] as const

const bedBody = [
  [
    [-0.9, -1.05, 0.18],
    [0.9, 1.05, 0.56],
  ],
  [
    [-0.85, 1, 0.2],
    [0.85, 1.12, 1.01],
  ],
] as const

/** An upright rectangle in shares of the picture's width and height from its upper left corner. */
export interface Frame {
  left: number
  right: number
  top: number
  bottom: number
}

/** The pieces that are framed and measured, as they stand in assets/blender/rooms. */
export const pieces = {
  sofa: {
    room: 'living',
    size: [2.3, 0.92, 0.88],
    at: [-3.52, 0.05, 0],
    turn: quarter,
    body: sofaBody,
  },
  coffeeTable: {
    room: 'living',
    size: [1.05, 1.05, 0.4],
    at: [-2.15, 0.02, 0],
    turn: 0,
    shape: 'round',
    foot: 0.7,
  },
  armchair: {
    room: 'living',
    size: [0.83, 0.83, 0.83],
    at: [-2.1, 1.42, 0],
    turn: (16 * Math.PI) / 180,
    body: armchairBody,
  },
  floorLamp: {
    room: 'living',
    size: [0.43, 0.43, 1.55],
    at: [-3.74, 2, 0],
    turn: 0,
    shape: 'round',
    foot: 0.7,
  },
  sunPicture: { room: 'living', size: [0.62, 0.03, 0.84], at: [-4.085, -0.42, 1.1], turn: quarter },
  circlePicture: {
    room: 'living',
    size: [0.62, 0.03, 0.84],
    at: [-4.085, 0.4, 1.1],
    turn: quarter,
  },
  bookshelf: { room: 'living', size: [2.42, 0.34, 2.14], at: [-2.1, -2.728, 0], turn: Math.PI },
  diningTable: { room: 'living', size: [2, 0.95, 0.75], at: [2.35, 0.05, 0], turn: quarter },
  bed: {
    room: 'bedroom',
    size: [1.7, 2.18, 1.01],
    at: [-1.27, -0.1, 0],
    turn: quarter,
    body: bedBody,
  },
  bedThrow: {
    room: 'bedroom',
    size: [1.8, 0.52, 0.57],
    at: [-1.27, -0.1, 0],
    turn: quarter,
    body: throwBody,
  },
  bedroomArmchair: {
    room: 'bedroom',
    size: [0.83, 0.83, 0.83],
    at: [0.55, 1.35, 0],
    turn: -0.5,
    body: armchairBody,
  },
  cell: {
    room: 'classroom',
    size: [0.54, 0.5, 0.45],
    at: [1.3, -0.21, 0.742],
    turn: quarter,
    shape: 'ball',
  },
  tram: { room: 'town_hall', size: [0.22, 0.026, 0.042], at: [0.508, -0.198, 0.798], turn: -0.153 },
  townHall: { room: 'town_hall', size: [0.16, 0.08, 0.24], at: [0.405, 0.162, 0.79], turn: 0 },
} as const satisfies Record<string, Piece>

export type PieceName = keyof typeof pieces

/** A point given in a piece's own axes (x along its width, y to its back, z up) in the room's. */
export function inRoom({ at, turn }: Piece, [x, y, z]: Vector): Vector {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [at[0] + c * x - s * y, at[1] + s * x + c * y, at[2] + z]
}

/** The eight corners of a piece's box: first the foot, then the top, each going round from the front left. */
export function cornersOf(piece: Piece): Vector[] {
  const [x, y, z] = [piece.size[0] / 2, piece.size[1] / 2, piece.size[2]]
  return [0, z].flatMap((height) =>
    (
      [
        [-x, -y],
        [x, -y],
        [x, y],
        [-x, y],
      ] as const
    ).map(([a, b]) => inRoom(piece, [a, b, height])),
  )
}

/** The corners of a piece's body; of its box where it has none. */
export function bodyOf(piece: Piece): Vector[] {
  if (!piece.body) return cornersOf(piece)
  return piece.body.flatMap(([low, high]) =>
    [low, high].flatMap((x) =>
      [low, high].flatMap((y) => [low, high].map((z) => inRoom(piece, [x[0], y[1], z[2]]))),
    ),
  )
}

/** Four feet a little inside the corners. */
function feetOf(piece: Piece): Vector[] {
  const [x, y] = [0.42 * piece.size[0], 0.4 * piece.size[1]]
  return (
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ] as const
  ).map(([a, b]) => inRoom(piece, [a, b, 0]))
}

/** Points on a thing's surface that reach as far as it does, seen from anywhere: what its brackets go round. */
export function outlineOf(piece: Piece): Vector[] {
  if (piece.body) return [...bodyOf(piece), ...feetOf(piece)]
  if (!piece.shape) return cornersOf(piece)
  const [x, y, z] = [piece.size[0] / 2, piece.size[1] / 2, piece.size[2]]
  const rings = piece.shape === 'round' ? [0, 1] : [0.02, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.98]
  return rings.flatMap((share) => {
    const foot = share === 0 ? (piece.foot ?? 1) : 1
    const reach = piece.shape === 'round' ? foot : Math.sqrt(1 - (2 * share - 1) ** 2)
    return Array.from({ length: 32 }, (_, n) => {
      const angle = (n / 16) * Math.PI
      return inRoom(piece, [x * reach * Math.cos(angle), y * reach * Math.sin(angle), z * share])
    })
  })
}

/** The upright rectangle round points, in shares of the picture; null when one of them is behind the camera. */
export function frameOf(camera: Camera, points: Vector[]): Frame | null {
  const seen = points.map((point) => project(camera, point))
  const xs = seen.flatMap((place) => place?.x ?? [])
  const ys = seen.flatMap((place) => place?.y ?? [])
  if (xs.length < points.length || xs.length === 0) return null
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  }
}
