/**
 * Where small things stand on a piece: right and front of its middle, as shares of half its width and depth, the best
 * first.
 */
interface Top {
  spots: readonly (readonly [number, number])[]
  /** its top is a disc */
  isRound?: boolean
}

const ends: Top['spots'] = [
  [-0.78, 0],
  [0.78, 0],
  [0.35, 0],
  [-0.35, 0],
]

const middle: Top['spots'] = [
  [0, 0],
  [0.3, 0.3],
  [-0.3, 0.3],
]

export const tabletopSpots: Readonly<Record<string, Top>> = {
  'coffee-table': {
    spots: [
      [-0.5, 0.1],
      [0.55, -0.25],
      [0.1, 0.6],
      [0.3, 0.45],
    ],
    isRound: true,
  },
  'dining-table': {
    spots: [
      [0, 0],
      [0.4, 0],
      [-0.4, 0],
    ],
  },
  'study-table': {
    spots: [
      [-0.72, -0.3],
      [0.72, -0.35],
      [0.4, -0.4],
    ],
  },
  'side-table': { spots: middle, isRound: true },
  'bedside-table': { spots: middle },
  stool: { spots: [[0, 0]], isRound: true },
  sideboard: { spots: ends },
  'tv-bench': { spots: ends },
  bench: {
    spots: [
      [0.5, 0],
      [-0.5, 0],
    ],
  },
}

/**
 * What lies on seats and beds, where it lies and how high. Meters in the seat's frame; between what is already on it.
 */
export const seatSpots: Readonly<
  Record<string, Readonly<Record<string, { x: number; z: number; lift: number; turn: number }>>>
> = {
  'modern-sofa': {
    throw: { x: -0.53, z: 0.12, lift: 0.462, turn: 354 },
    'cushion-pair': { x: 0.12, z: 0.1, lift: 0.46, turn: 4 },
  },
  'bed-frame': {
    throw: { x: 0.46, z: 0.68, lift: 0.555, turn: 8 },
    'cushion-pair': { x: 0, z: -0.42, lift: 0.57, turn: 0 },
  },
}

/** What each small thing is put on, best first. */
export const preferredSurfaces: Readonly<Record<string, readonly string[]>> = {
  'table-lamp': ['bedside-table', 'side-table', 'sideboard', 'tv-bench', 'study-table', 'stool'],
  'desk-lamp': ['study-table', 'sideboard', 'side-table', 'bedside-table'],
  'potted-plant': [
    'stool',
    'side-table',
    'bench',
    'coffee-table',
    'sideboard',
    'tv-bench',
    'study-table',
    'bedside-table',
  ],
  vase: [
    'coffee-table',
    'dining-table',
    'sideboard',
    'side-table',
    'tv-bench',
    'study-table',
    'bedside-table',
  ],
  bowl: ['coffee-table', 'dining-table', 'sideboard', 'tv-bench', 'bench'],
  'book-stack': [
    'coffee-table',
    'bench',
    'side-table',
    'study-table',
    'bedside-table',
    'sideboard',
  ],
  throw: ['modern-sofa', 'bed-frame', 'bench'],
  'cushion-pair': ['modern-sofa', 'bed-frame'],
}

/** A plant's leaves may reach over the edge, its pot may not. Half of that, meters. */
export const plantPotRadius = 0.13
