import type { LabEvent } from '../../common/model/lesson.ts'
import {
  arrayOf,
  booleanValue,
  enumOf,
  naturalNumber,
  numberBetween,
  objectOf,
  savedLab,
} from '../../common/model/saved-lab.ts'
import {
  beginJourney,
  type Journey,
  nextStation,
  type ProteinSignal,
  proteinSignals,
  type Stage,
  type Station,
  stages,
  stepTo,
} from './secretion.ts'
import type { ScaleMode } from './size.ts'

/** The cell of the lesson. */
export interface CellLab {
  journey: Journey
  /** The last stop of the cargo, and its progress to the present one: 0 to 1. */
  from: Station
  at: Station
  travelled: number
  scale: ScaleMode
  /** Whether the cell was viewed in true scale. */
  seenTrue: boolean
  /** Final stations of completed journeys. */
  ends: Stage[]
  /** The width that the cell is scaled to, meters, for comparison with everyday things. */
  room: number
  event: LabEvent | undefined
}

/** Seconds from one station to the next. */
const travelTime = 1.2

const fresh = (): CellLab => ({
  journey: beginJourney(),
  from: 'nucleus',
  at: 'nucleus',
  travelled: 1,
  scale: 'enlarged',
  seenTrue: false,
  ends: [],
  room: 10,
  event: undefined,
})

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
  lab.journey = beginJourney(kind)
  lab.from = 'nucleus'
  lab.at = 'nucleus'
  lab.travelled = 1
  lab.event = { id: 'gene' }
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

/** @param stations  all possible stations */
export const savedCell = (stations: readonly Station[]) =>
  savedLab(
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
