import {
  arrayOf,
  booleanValue,
  createLabPersistence,
  enumOf,
  naturalNumber,
  numberBetween,
  objectOf,
} from '../../common/model/lab-persistence.ts'
import type { LabEvent } from '../../common/model/lesson.ts'
import {
  beginJourney,
  nextStation,
  type ProteinSignal,
  proteinSignals,
  type Stage,
  type Station,
  stages,
  stations,
  stepTo,
} from './secretion.ts'
import type { ScaleMode } from './size.ts'

/** Seconds from one station to the next. */
const travelTime = 1.2

/** The cell of the lesson at its beginning. */
const fresh = () => ({
  journey: beginJourney(),
  /** The last stop of the cargo, and its progress to the present one: 0 to 1. */
  from: 'nucleus' as Station,
  at: 'nucleus' as Station,
  travelled: 1,
  scale: 'enlarged' as ScaleMode,
  /** Whether the cell was viewed in true scale. */
  seenTrue: false,
  /** Final stations of completed journeys. */
  ends: [] as Stage[],
  /** The width that the cell is scaled to, meters, for comparison with everyday things. */
  room: 10,
  event: undefined as LabEvent | undefined,
})

export type CellLab = ReturnType<typeof fresh>

/** Sends the cargo to a station, or reports why that is wrong. */
export function sendCargo(lab: CellLab, station: Station): void {
  const after = stepTo(lab.journey, station)
  lab.journey = after
  if (after.reason) {
    lab.event = { id: after.reason }
    return
  }
  lab.from = lab.at
  lab.at = station
  lab.travelled = lab.from === station ? 1 : 0
  lab.event = { id: after.stage }
  if (!nextStation(after) && !lab.ends.includes(after.stage)) lab.ends.push(after.stage)
}

/** Restarts at the gene, with the same protein or another one. */
export function restartJourney(lab: CellLab, kind: ProteinSignal = lab.journey.kind): void {
  const { from, at, travelled } = fresh()
  Object.assign(lab, { journey: beginJourney(kind), from, at, travelled, event: { id: 'gene' } })
}

export function advanceCargo(lab: CellLab, seconds: number): void {
  lab.travelled = Math.min(1, lab.travelled + seconds / travelTime)
}

/** Whether any journey has reached a stage. */
export function hasReached(lab: CellLab, stage: Stage): boolean {
  const far = stages.indexOf(stage)
  const ended = lab.ends.some((end) => end === 'secreted' || end === 'in-lysosome')
  return ended || (lab.journey.stage !== 'in-cytosol' && stages.indexOf(lab.journey.stage) >= far)
}

export const cellPersistence = createLabPersistence(
  fresh,
  {
    // The message of a wrong step is not repeated.
    journey: objectOf({
      kind: enumOf(proteinSignals),
      stage: enumOf(stages),
      mistakes: naturalNumber,
    }),
    at: enumOf(stations),
    scale: enumOf(['true', 'enlarged'] as const),
    seenTrue: booleanValue,
    ends: arrayOf(enumOf(stages), stages.length),
    room: numberBetween(1, 100),
  },
  (lab) => {
    lab.from = lab.at
  },
)
