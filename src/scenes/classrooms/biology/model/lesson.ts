import {
  action,
  choice,
  type LabObject,
  type LabReading,
  type LessonModel,
  slider,
} from '../../common/model/lesson.ts'
import { sizes } from '../config.ts'
import {
  advanceCargo,
  type CellLab,
  cellPersistence,
  hasReached,
  restartJourney,
  sendCargo,
} from './cell-lab.ts'
import {
  nextStation,
  type ProteinSignal,
  proteinSignals,
  type Station,
  stations,
} from './secretion.ts'
import { drawnScale, scaledToRoom } from './size.ts'

/** Id of the action that sends the protein, or its copy, to a station. */
const sendTo = (station: Station) => `to-${station}`

const objects: LabObject<CellLab>[] = stations.map((station) => ({
  id: station,
  state: (lab) => {
    if (lab.at === station) return lab.travelled < 1 ? 'coming' : 'here'
    return isTooLarge(lab, station) ? 'enlarged' : 'idle'
  },
  actions: [sendTo(station)],
}))

function isTooLarge({ scale }: CellLab, station: Station): boolean {
  // The rings of the pores are too large at either scale.
  if (station === 'pore') return false
  return station === 'vesicle' ? scale === 'enlarged' : drawnScale(station, scale) > 1
}

const millimetres = 1000

/** How large a part would be in a cell as wide as the room. @param unit  so many to a meter */
function readingOf({ room }: CellLab, part: 'nucleus' | 'ribosome' | 'membrane', unit = 1) {
  const { from, to } = scaledToRoom(sizes[part], room * unit)
  return { id: part, figure: from, to, places: to < 1 ? 2 : to < 10 ? 1 : 0 } satisfies LabReading
}

/** The way of a secreted protein, as a lesson. */
export const cellLesson: LessonModel<CellLab> = {
  id: 'cell',
  steps: [
    { id: 'scale', done: ({ seenTrue }) => seenTrue, withholds: ['ribosome', 'membrane'] },
    { id: 'copy', done: (lab) => hasReached(lab, 'outside-nucleus') },
    { id: 'make', done: (lab) => hasReached(lab, 'in-er') },
    { id: 'finish', done: (lab) => hasReached(lab, 'in-golgi') },
    { id: 'leave', done: ({ ends }) => ends.includes('secreted') },
    { id: 'other', done: ({ ends }) => ends.some((end) => end !== 'secreted') },
  ],
  controls: [
    ...stations.map((station) =>
      action<CellLab>(sendTo(station), (lab) => sendCargo(lab, station), {
        refusal: (lab) => (lab.travelled < 1 ? 'under-way' : undefined),
      }),
    ),
    action('again', (lab) => restartJourney(lab)),
    choice('scale', ['enlarged', 'true'], (lab, scale) => {
      lab.scale = scale
      if (scale === 'true') lab.seenTrue = true
      lab.event = { id: `scale-${scale}` }
    }),
    {
      kind: 'choice',
      id: 'protein',
      options: proteinSignals,
      get: ({ journey }) => journey.kind,
      set: (lab, option) => restartJourney(lab, option as ProteinSignal),
    },
    slider('room', { min: 1, max: 100, step: 1, places: 0 }),
  ],
  objects,
  readings: (lab) => [
    { id: 'stage', word: lab.journey.stage, main: true },
    { id: 'next', word: nextStation(lab.journey) ? 'open' : 'ended' },
    { id: 'mistakes', figure: lab.journey.mistakes, places: 0 },
    readingOf(lab, 'nucleus'),
    readingOf(lab, 'ribosome', millimetres),
    readingOf(lab, 'membrane', millimetres),
  ],
  moving: ({ travelled }) => travelled < 1,
  advance: advanceCargo,
  ...cellPersistence,
}
