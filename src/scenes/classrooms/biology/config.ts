/** From the smallest to the largest that is usual, metres. */
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
 * Sizes in an animal cell, metres. A network that has no size of its own has none here.
 * Sources: Alberts et al., Molecular Biology of the Cell, 6th edition; Milo and Phillips, Cell Biology by the Numbers
 * (bionumbers.org); centrioles: Winey and O'Toole 2014, Phil. Trans. R. Soc. B 369, 20130457.
 */
export const biologyConfig = {
  cell: { from: 10e-6, to: 30e-6 } satisfies SizeRange,
  parts: {
    membrane: { from: 7e-9, to: 7e-9 },
    nucleus: { from: 5e-6, to: 6e-6 },
    mitochondrion: { from: 1e-6, to: 2e-6 },
    lysosome: { from: 0.05e-6, to: 3e-6 },
    ribosome: { from: 20e-9, to: 30e-9 },
    centrioles: { from: 0.25e-6, to: 0.25e-6 },
    cytoskeleton: { from: 7e-9, to: 25e-9 },
  } satisfies Partial<Record<PartId, SizeRange>> as Partial<Record<PartId, SizeRange>>,
  /** The ends of the bar of true sizes: decades, metres. */
  scale: { from: 1e-9, to: 1e-4 } satisfies SizeRange,
  /** What a cell of 20 micrometres is compared with: a classroom 10 m wide. */
  comparison: { cell: 20e-6, room: 10 },
} as const
