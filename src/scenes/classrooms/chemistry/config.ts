export const moleculeIds = ['water', 'carbonDioxide', 'ammonia', 'methane'] as const

export type MoleculeId = (typeof moleculeIds)[number]
export type Element = 'H' | 'C' | 'N' | 'O'

/**
 * Bond lengths in picometres and angles in degrees, measured in the gas.
 * Source: NIST, Computational Chemistry Comparison and Benchmark Database, experimental geometries (cccbdb.nist.gov).
 */
export const chemistryConfig = {
  molecules: {
    water: { centre: 'O', outer: 'H', count: 2, length: 95.78, angle: 104.48 },
    carbonDioxide: { centre: 'C', outer: 'O', count: 2, length: 116.2, angle: 180 },
    ammonia: { centre: 'N', outer: 'H', count: 3, length: 101.2, angle: 106.67 },
    methane: { centre: 'C', outer: 'H', count: 4, length: 108.7, angle: 109.47 },
  } satisfies Record<
    MoleculeId,
    { centre: Element; outer: Element; count: 2 | 3 | 4; length: number; angle: number }
  >,
  /**
   * Covalent radii in picometres: balls are drawn by them, larger than to scale.
   * Source: Cordero et al. 2008, Dalton Transactions, 2832
   */
  radii: { H: 31, C: 76, N: 71, O: 66 } satisfies Record<Element, number>,
  /** How the model stands at first: turned about the upright axis and tilted, degrees. */
  first: { turn: 35, tilt: 20 },
  /** What an arrow key turns it by. */
  keyStep: 5,
} as const
