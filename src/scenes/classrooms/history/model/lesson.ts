import type {
  Action,
  Choice,
  LabObject,
  LabReading,
  LessonModel,
  Slider,
  Step,
} from '../../common/model/lesson.ts'
import { pantheonConfig } from '../config.ts'
import {
  advanceDay,
  colourIds,
  createPantheonLab,
  goTo,
  lightHidden,
  lightOf,
  lookAt,
  lookAtLight,
  type PantheonLab,
  resetPantheonLab,
  savedPantheon,
  setDay,
  setHour,
  stepBy,
} from './pantheon-lab.ts'
import { type Age, ages, changedParts, type PartId, partIds, parts } from './parts.ts'
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

const act = (id: string, run: Action<PantheonLab>['run']): Action<PantheonLab> => ({
  kind: 'action',
  id,
  run,
})

const actions: Action<PantheonLab>[] = [
  ...Object.entries(ways).map(([id, [north, east]]) =>
    act(`walk-${id}`, (lab) => stepBy(lab, north, east)),
  ),
  ...places.map((id) => act(`go-${id}`, (lab) => goTo(lab, id))),
  { ...act('look-light', lookAtLight), refusal: lightHidden },
  ...dayIds.map((id, at) => act(`day-${id}`, (lab) => setDay(lab, pantheonConfig.days[at] ?? 1))),
  act('noon', (lab) => setHour(lab, 12)),
  {
    kind: 'action',
    id: 'run-day',
    pressed: ({ running }) => running,
    refusal: ({ running, hour }) =>
      !running && hour >= pantheonConfig.hours.to ? 'evening' : undefined,
    run: (lab) => {
      lab.running = !lab.running
    },
  },
  ...partIds.map((id) => ({ ...act(`look-${id}`, (lab) => lookAt(lab, id)), beside: true })),
]

const sliders: Slider<PantheonLab>[] = [
  {
    kind: 'slider',
    id: 'day',
    min: 1,
    max: 365,
    step: 1,
    places: 0,
    get: ({ day }) => day,
    set: setDay,
  },
  {
    kind: 'slider',
    id: 'hour',
    min: pantheonConfig.hours.from,
    max: pantheonConfig.hours.to,
    step: pantheonConfig.hours.step,
    places: 2,
    get: ({ hour }) => hour,
    set: setHour,
  },
]

const choices: Choice<PantheonLab>[] = [
  {
    kind: 'choice',
    id: 'age',
    options: ages,
    get: ({ age }) => age,
    set: (lab, option) => {
      lab.age = option as Age
    },
  },
  {
    kind: 'choice',
    id: 'colours',
    options: colourIds,
    get: ({ colours }) => colours,
    set: (lab, option) => {
      lab.colours = option as PantheonLab['colours']
    },
  },
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
  const light = lightOf(lab)
  const sun = sunAt(lab.day, lab.hour, pantheonConfig.latitude)
  const metres = (id: string, figure: number | undefined): LabReading =>
    figure === undefined ? { id, word: 'none' } : { id, figure, places: 1 }
  const patch = patchOf(sun)
  const reach = (id: string, span: LengthRange | undefined): LabReading =>
    span ? { id, figure: span.from, to: span.to, places: 1 } : { id, word: 'none' }
  return [
    { id: 'light', word: light ? light.on : 'night', main: true },
    metres('light-up', light?.up),
    metres('light-north', light?.north),
    patch?.up.to === 0 ? { id: 'patch-up', word: 'floor' } : reach('patch-up', patch?.up),
    reach('patch-north', patch?.north),
    { id: 'date', ...dateOf(lab.day) },
    { id: 'altitude', figure: sun.altitude, places: 1 },
    { id: 'azimuth', figure: sun.azimuth, places: 1 },
    metres('from-middle', Math.hypot(lab.at.north, lab.at.east)),
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
  create: createPantheonLab,
  reset: resetPantheonLab,
  steps,
  controls: [...actions, ...sliders, ...choices],
  objects,
  readings,
  event: ({ event }) => event,
  moving: ({ running }) => running,
  advance: advanceDay,
  ...savedPantheon,
}

const monthIds = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/**
 * Day of the month and month of a day of the year that has no 29 February.
 * @param day  1 to 365
 */
export function dateOf(day: number): { figure: number; word: (typeof monthIds)[number] } {
  const date = new Date(Date.UTC(2027, 0, day))
  return { figure: date.getUTCDate(), word: monthIds[date.getUTCMonth()] ?? 'january' }
}
