import { benchView } from '../common/config.ts'

/** From the smallest to the largest that is usual, meters. */
export interface SizeRange {
  from: number
  to: number
}

export const partIds = [
  'membrane',
  'nucleus',
  'nucleolus',
  'rough-er',
  'smooth-er',
  'golgi',
  'mitochondrion',
  'lysosome',
  'ribosome',
  'centrioles',
  'cytoskeleton',
] as const

export type PartId = (typeof partIds)[number]

/**
 * Sizes in an animal cell, meters. A network that has no size of its own has none here.
 * Sources: NIGMS 2021, Take a Tour of Your Cells' Organelles (cell 30 µm, nucleus 5 µm, mitochondrion 1-2, up to 7 µm,
 * lysosome 50-3000 nm, ribosome 20-30 nm); membrane: Alberts et al., Essential Cell Biology, 5th edition, chapter 11
 * (lipids alone about 5 nm, with their proteins about 7); centrioles: Winey and O'Toole 2014, Phil. Trans. R. Soc. B
 * 369, 20130457. Smaller cells, nuclei of 6 µm and fibers: in print, page not seen.
 */
export const sizes = {
  membrane: { from: 7e-9, to: 7e-9 },
  nucleus: { from: 5e-6, to: 6e-6 },
  mitochondrion: { from: 1e-6, to: 2e-6 },
  lysosome: { from: 0.05e-6, to: 3e-6 },
  ribosome: { from: 20e-9, to: 30e-9 },
  centrioles: { from: 0.25e-6, to: 0.25e-6 },
  cytoskeleton: { from: 7e-9, to: 25e-9 },
} satisfies Partial<Record<PartId, SizeRange>>

export const biologyConfig = {
  cell: { from: 10e-6, to: 30e-6 } satisfies SizeRange,
  parts: sizes as Partial<Record<PartId, SizeRange>>,
  /**
   * What carries a protein from the ER (COPII), and how many times too large it is drawn when enlarged. Both vesicles
   * of the way are drawn so, though those to the outside are often larger: secretory granules of the pancreas have
   * about 1 µm.
   * Source: Fromme and Schekman 2005, Current Opinion in Cell Biology 17, 345
   */
  vesicle: { from: 60e-9, to: 70e-9, drawn: 5 },
  /** The ends of the bar of true sizes: decades, meters. */
  scale: { from: 1e-9, to: 1e-4 } satisfies SizeRange,
  /** What a cell of 20 micrometers is compared with: a classroom 10 m wide. */
  comparison: { cell: 20e-6, room: 10 },
} as const

/** The set on the stage, meters: a model of the cell as wide as a dinner plate, on a low plinth. */
export const sceneConfig = {
  /** A micrometer of the cell. */
  micrometre: 0.015,
  /** Middle of the cell above the table, and how far its open side looks up, degrees. */
  height: 0.207,
  tilt: 26,
  plinth: { radius: 0.108, height: 0.022 },
  /** The scale bar is so many micrometers long. */
  bar: 5,
  view: {
    ...benchView,
    middle: { x: 0.018, y: 0.171, z: 0.01 },
    distance: 0.94,
    near: 0.62,
    // It is round: a narrow box need not stand far back.
    aspect: 1.1,
    yaw: 7,
    pitch: 20,
  },
} as const
