import { proxy } from 'valtio/vanilla'
import type { LabEvent } from '../../common/model/lesson.ts'
import {
  count,
  flag,
  listOf,
  oneOf,
  savedLab,
  shape,
  within,
} from '../../common/model/saved-lab.ts'
import {
  beginJourney,
  type Journey,
  type Kind,
  kinds,
  nextStation,
  type Stage,
  type Station,
  stages,
  stepTo,
} from './secretion.ts'
import type { ScaleMode } from './size.ts'

/** The cell of the lesson. */
export interface CellLab {
  journey: Journey
  /** Where the cargo comes from, and how far it has got on its way to where it is: 0 to 1. */
  from: Station
  at: Station
  travelled: number
  scale: ScaleMode
  /** Whether the cell was looked at in true scale. */
  seenTrue: boolean
  /** Where journeys have ended. */
  ends: Stage[]
  /** How wide the cell would be, metres, beside things of everyday. */
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

export const createCellLab = (): CellLab => proxy(fresh())

export function resetCellLab(lab: CellLab): void {
  Object.assign(lab, fresh())
}

/** Sends what is on its way to a station: it goes there, or it is said why not. */
export function send(lab: CellLab, station: Station): void {
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

/** Another protein, or the same once more, from its gene on. */
export function restartJourney(lab: CellLab, kind: Kind = lab.journey.kind): void {
  lab.journey = beginJourney(kind)
  lab.from = 'nucleus'
  lab.at = 'nucleus'
  lab.travelled = 1
  lab.event = { id: 'gene' }
}

export function advanceCargo(lab: CellLab, seconds: number): void {
  lab.travelled = Math.min(1, lab.travelled + seconds / travelTime)
}

/** Whether the way has gone as far as a stage, or farther: any of the journeys counts. */
export function reached(lab: CellLab, stage: Stage): boolean {
  const far = stages.indexOf(stage)
  const ended = lab.ends.some((end) => end === 'secreted' || end === 'in-lysosome')
  return ended || (lab.journey.stage !== 'in-cytosol' && stages.indexOf(lab.journey.stage) >= far)
}

const journey = shape<Omit<Journey, 'reason'>>({
  kind: oneOf(kinds),
  stage: oneOf(stages),
  mistakes: count,
})

/** @param stations  where the cargo can be */
export const savedCell = (stations: readonly Station[]) =>
  savedLab<CellLab, Pick<CellLab, 'journey' | 'at' | 'scale' | 'seenTrue' | 'ends' | 'room'>>(
    shape({
      // Why the last step was wrong has been said.
      journey: (kept) => {
        const read = journey(kept)
        return read && { ...read, reason: undefined }
      },
      at: oneOf(stations),
      scale: oneOf(['true', 'enlarged'] as const),
      seenTrue: flag,
      ends: listOf(oneOf(stages), stages.length),
      room: within(1, 100),
    }),
    (kept) => ({ ...fresh(), ...kept, from: kept.at }),
  )
