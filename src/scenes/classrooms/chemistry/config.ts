import { benchView } from '../common/config.ts'

/** The molecules of the board, which are the first of the shelf. */
export const moleculeIds = ['water', 'carbonDioxide', 'ammonia', 'methane'] as const

export type MoleculeId = (typeof moleculeIds)[number]

export const diagramConfig = {
  /** How the model stands at first: turned about the upright axis and tilted, degrees. */
  first: { turn: 35, tilt: 20 },
  /** How far it can be turned, and what an arrow key turns it by. */
  most: { turn: 180, tilt: 90 },
  keyStep: 5,
} as const

/** The set of the lesson, meters; its molecules are so many meters to a picometer. */
export const sceneConfig = {
  /**
   * The model to be measured: 450 million times as large as life, less where its nuclei would reach farther than
   * this.
   */
  model: { x: -0.155, y: 0.19, z: 0.02, scale: 0.45e-3, reach: 0.115 },
  shelf: { x: 0, y: 0.285, z: -0.3, width: 0.66, scale: 0.125e-3, step: 0.063 },
  salt: { x: 0.325, z: -0.19, scale: 0.11e-3, reach: 1 },
  sign: { x: 0.12, z: -0.105, width: 0.3, height: 0.088 },
  tray: { x: 0.13, z: 0.075, width: 0.37, depth: 0.19, scale: 0.085e-3, cell: 335.3 },
  /**
   * Of its covalent radius, how large a ball is drawn: on the stand its bonds are to be seen, small ones are to be
   * seen themselves.
   */
  ball: { stand: 0.55, shelf: 0.85, tray: 0.85, salt: 0.55 },
  view: {
    ...benchView,
    middle: { x: 0.04, y: 0.145, z: 0 },
    distance: 1.12,
    near: 0.68,
    yaw: 6,
    pitch: 14,
  },
} as const
