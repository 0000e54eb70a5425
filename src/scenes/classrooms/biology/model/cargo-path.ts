import { add, length, scale, subtract, type Vec3 } from '../../../../math/vector.ts'
import type { CellLab } from './cell-lab.ts'
import type { Station } from './secretion.ts'

/** A stop of the protein: a vesicle carries it twice, from the ER and from the Golgi stack. */
export type Stop = Exclude<Station, 'vesicle'> | 'first-vesicle' | 'second-vesicle'

/**
 * The cell as its model `cell.glb` has it: micrometers; x to the right, y up, z toward the eye; the middle of the cell
 * at the origin.
 */
export const cellPlan = {
  radius: 10,
  /** The front is cut away: nothing but the way of the protein lies nearer to the eye. */
  cut: 0.5,
  nucleus: { at: [-2.4, 0.6, -2.6] as Vec3, radius: 2.75 },
  golgi: { at: [4.2, 2.6, -1.4] as Vec3, radius: 1.7 },
} as const

/** Where the protein stands at each stop, in front of the part so that it stays visible. Micrometers. */
export const stops: Readonly<Record<Stop, Vec3>> = {
  membrane: [9.268, 5.737, 0],
  nucleus: [-1.5, 0, -1.7],
  nucleolus: [-2.9, 1, -0.85],
  pore: [-0.435, 2.75, -1.882],
  ribosome: [1.873, 0.371, 0.29],
  'rough-er': [0.751, -1.369, -0.188],
  'smooth-er': [2.679, -4.005, 0.044],
  'first-vesicle': [2.336, 0.573, 0.294],
  golgi: [3.921, 2.515, 0.275],
  'second-vesicle': [5.803, 3.086, -0.209],
  mitochondrion: [4.366, 0.673, 0.692],
  lysosome: [5.399, 6.369, -0.7],
  centrioles: [1.6, 4.6, -1.6],
  cytoskeleton: [2.45, 7.069, -0.842],
}

/** Stages at which the current vesicle is the one from the ER. */
const withFirst = ['in-er', 'in-vesicle', 'in-golgi']

/** The stop of a station. */
export const stopOf = (station: Station, { journey }: Pick<CellLab, 'journey'>): Stop =>
  station !== 'vesicle'
    ? station
    : withFirst.includes(journey.stage)
      ? 'first-vesicle'
      : 'second-vesicle'

/** The position of the cargo on an arc toward the eye from stop to stop. Micrometers. */
export const cargoAt = (lab: Pick<CellLab, 'journey' | 'from' | 'at' | 'travelled'>): Vec3 =>
  onArc(stops[stopOf(lab.from, lab)], stops[stopOf(lab.at, lab)], lab.travelled)

/** @param share  of the way, 0 to 1, eased at both ends */
export function onArc(from: Vec3, to: Vec3, share: number): Vec3 {
  const eased = share * share * (3 - 2 * share)
  const way = subtract(to, from)
  const straight = add(from, scale(way, eased))
  const rise = 0.7 * length(way) * eased * (1 - eased)
  // In front of the cut nothing is in the way.
  const room = Math.max(0, cellPlan.cut + 1.2 - straight[2])
  return add(straight, [0, 0, Math.min(rise, room)])
}

/** Whether the cargo is in a vesicle. */
export function isPacked({ journey: { stage }, travelled }: CellLab): boolean {
  if (stage === 'in-vesicle' || stage === 'packed') return true
  return travelled < 1 && ['in-golgi', 'secreted', 'in-lysosome'].includes(stage)
}
