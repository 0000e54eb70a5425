import { add, length, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import type { CellLab } from './cell-lab.ts'
import { cellPlan, type Stop, stops } from './cell-plan.ts'
import type { Station } from './secretion.ts'

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
export const cargoAt = (lab: Pick<CellLab, 'journey' | 'from' | 'at' | 'travelled'>): Vector3 =>
  onArc(stops[stopOf(lab.from, lab)], stops[stopOf(lab.at, lab)], lab.travelled)

/** @param share  of the way, 0 to 1, eased at both ends */
export function onArc(from: Vector3, to: Vector3, share: number): Vector3 {
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
