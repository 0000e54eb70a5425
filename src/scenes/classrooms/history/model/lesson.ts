import {
  action,
  choice,
  figureReading,
  type LabObject,
  type LabReading,
  type LessonModel,
  type Step,
  slider,
} from '../../common/model/lesson.ts'
import { pantheonConfig } from '../config.ts'
import {
  advanceTimeOfDay,
  beamLandingAt,
  colorModes,
  goTo,
  lightHiddenReason,
  lookAt,
  lookAtLight,
  type PantheonLab,
  pantheonPersistence,
  setDay,
  setHour,
  stepBy,
} from './pantheon-lab.ts'
import { ages, changedParts, type PartId, partIds, parts } from './parts.ts'
import { type LengthRange, patchOf, sunAt } from './sunlight.ts'
import type { TargetId } from './walk.ts'

/** Meters of a step by key or word. */
const pace = 2

const ways: Record<string, [north: number, east: number]> = {
  north: [pace, 0],
  south: [-pace, 0],
  east: [0, pace],
  west: [0, -pace],
}

/** Places with a button of their own; the others are pressed where they lie. */
const places = ['square', 'porch', 'entrance', 'middle', 'apse'] as const satisfies TargetId[]

const dayIds = ['march', 'april', 'june', 'december'] as const

const { hours, days } = pantheonConfig

const actions = [
  ...Object.entries(ways).map(([id, [north, east]]) =>
    action<PantheonLab>(`walk-${id}`, (lab) => stepBy(lab, north, east)),
  ),
  ...places.map((id) => action<PantheonLab>(`go-${id}`, (lab) => goTo(lab, id))),
  action('look-light', lookAtLight, { refusal: lightHiddenReason }),
  ...dayIds.map((id, at) => action<PantheonLab>(`day-${id}`, (lab) => setDay(lab, days[at] ?? 1))),
  action<PantheonLab>('noon', (lab) => setHour(lab, 12)),
  action<PantheonLab>(
    'run-day',
    (lab) => {
      lab.running = !lab.running
    },
    {
      pressed: ({ running }) => running,
      refusal: ({ running, hour }) => (!running && hour >= hours.to ? 'evening' : undefined),
    },
  ),
  ...partIds.map((id) =>
    action<PantheonLab>(`look-${id}`, (lab) => lookAt(lab, id), { beside: true }),
  ),
]

const objects: LabObject<PantheonLab>[] = partIds.map((id) => ({
  id,
  state: ({ age, colours }) =>
    colours === 'certainty' && parts[id][age] !== 'gone'
      ? parts[id].certainty[age]
      : parts[id][age],
  actions: [`look-${id}`],
}))

function readings(lab: PantheonLab): LabReading[] {
  const light = beamLandingAt(lab)
  const sun = sunAt(lab.day, lab.hour)
  const patch = patchOf(sun)
  const reach = (id: string, span: LengthRange | undefined): LabReading =>
    span ? { id, figure: span.from, to: span.to, places: 1 } : { id, word: 'none' }
  return [
    { id: 'light', word: light ? light.on : 'night', main: true },
    figureReading('light-up', light?.up, 1),
    figureReading('light-north', light?.north, 1),
    patch?.up.to === 0 ? { id: 'patch-up', word: 'floor' } : reach('patch-up', patch?.up),
    reach('patch-north', patch?.north),
    { id: 'date', ...dateOf(lab.day) },
    { id: 'altitude', figure: sun.altitude, places: 1 },
    { id: 'azimuth', figure: sun.azimuth, places: 1 },
    figureReading('from-middle', Math.hypot(lab.at.north, lab.at.east), 1),
  ]
}

/** Parts that changed and were looked at both as they were and as they are. */
const compared = ({ looked }: PantheonLab): PartId[] =>
  changedParts().filter((id) => looked.ancient.includes(id) && looked.present.includes(id))

const steps: Step<PantheonLab>[] = [
  {
    id: 'inside',
    done: ({ noticed }) => noticed.includes('inside'),
    // The section is to scale, and light on the dome is higher than half the room is wide.
    withholds: ['light-up', 'patch-up', 'below'],
  },
  { id: 'april', done: ({ noticed }) => noticed.includes('april') },
  { id: 'floor', done: ({ noticed }) => noticed.includes('floor') },
  { id: 'winter', done: ({ noticed }) => noticed.includes('winter') },
  { id: 'then', done: (lab) => compared(lab).length >= 3 },
  { id: 'sure', done: ({ noticed }) => noticed.includes('debated') },
]

/** The Pantheon and its light, as a lesson. */
export const pantheonLesson: LessonModel<PantheonLab> = {
  id: 'pantheon',
  steps,
  controls: [
    ...actions,
    slider('day', { min: 1, max: 365, step: 1, places: 0 }, setDay),
    slider('hour', { min: hours.from, max: hours.to, step: hours.step, places: 2 }, setHour),
    choice('age', ages),
    choice('colours', colorModes),
  ],
  objects,
  readings,
  moving: ({ running }) => running,
  advance: advanceTimeOfDay,
  ...pantheonPersistence,
}

/**
 * Day of the month and month, by its English name, of a day of the year that has no 29 February.
 * @param day  1 to 365
 */
export function dateOf(day: number): { figure: number; word: string } {
  const date = new Date(Date.UTC(2027, 0, day))
  const month = date.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  return { figure: date.getUTCDate(), word: month.toLowerCase() }
}
