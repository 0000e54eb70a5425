import type { Vector3 } from '../../../../math/vector.ts'

/**
 * The cell that is shown: micrometers; x to the right, y up, z toward the eye; the middle of the cell at the origin.
 * Sizes lie within the ranges of config.ts; how many there are is far fewer than in a cell, so that they can be told
 * apart. Cisternae of the Golgi stack, four to six, and pores: Alberts et al., Molecular Biology of the Cell, 6th
 * edition, chapters 12 and 13. Centrioles: Winey and O'Toole 2014, Phil. Trans. R. Soc. B 369, 20130457.
 */
export const cellPlan = {
  radius: 10,
  /** The front is cut away: the middle of nothing that is placed lies nearer to the eye. */
  cut: 0.5,
  nucleus: { at: [-2.4, 0.6, -2.6] as Vector3, radius: 2.75 },
  /**
   * The envelope is open to the eye: degrees from its far side to the rim of the opening; and between its two
   * membranes.
   */
  envelope: { halfAngle: 122, gap: 0.14 },
  nucleolus: { at: [-2.9, 1, -1.9] as Vector3, radius: 0.8 },
  pores: { count: 60, diameter: 0.12 },
  roughEr: {
    /** Between the outer envelope and the first sheet, and between two sheets. */
    gap: 0.42,
    sheets: 4,
    /** A sheet is a cap about this direction, narrower the farther out; degrees from its middle to its rim. */
    about: [0.8, -0.5, -0.35] as Vector3,
    halfAngle: { first: 70, less: 5 },
    ribosomes: 260,
  },
  smoothEr: { tubes: 32, length: 0.8, radius: 0.12 },
  golgi: {
    at: [4.2, 2.6, -1.4] as Vector3,
    cisternae: 6,
    radius: { cis: 1.7, trans: 1.3 },
    spacing: 0.29,
    thickness: 0.12,
  },
  mitochondria: { count: 26, length: { from: 1.1, to: 2 }, radius: { from: 0.25, to: 0.4 } },
  lysosomes: { count: 14, diameter: { from: 0.3, to: 1.1 } },
  ribosomes: { count: 220, diameter: 0.025 },
  centrosome: { at: [1.6, 4.6, -2.2] as Vector3, apart: 0.6 },
  centriole: { length: 0.5, diameter: 0.25, microtubule: 0.025 },
  microtubules: 18,
  /** Between any two things that are placed. */
  clearance: 0.08,
} as const
