import {
  arrayOf,
  createLabPersistence,
  enumOf,
  finiteNumber,
  numberBetween,
  objectOf,
} from '../../common/model/lab-persistence.ts'
import type { LabEvent } from '../../common/model/lesson.ts'
import { pantheonConfig } from '../config.ts'
import { type Age, ages, type PartId, partIds, parts } from './parts.ts'
import { type SitePoint, sitePlan } from './site-plan.ts'
import { beamLanding, sunAt } from './sunlight.ts'
import { isFree, type TargetId, targets, walkFrom } from './walk.ts'

export const colorModes = ['stone', 'certainty'] as const

export type Gaze =
  | { kind: 'part'; part: PartId }
  | { kind: 'light' }
  /** Looks that way, degrees from north through east. */
  | { kind: 'way'; azimuth: number }

const notices = ['inside', 'april', 'floor', 'winter', 'debated'] as const
type Notice = (typeof notices)[number]

/** Hours of the day per second. */
const hoursPerSecond = 0.5

/** The building and its visitor at the beginning. Meters; hours of true solar time. */
const fresh = () => ({
  at: { ...targets.square } as SitePoint,
  day: 80,
  hour: 9,
  /** whether the time of day runs */
  running: false,
  age: 'present' as Age,
  colours: 'stone' as (typeof colorModes)[number],
  /** parts that were looked at, by age */
  looked: { ancient: [], present: [] } as Record<Age, PartId[]>,
  /** observations, by the ids of the steps that ask for them */
  noticed: [] as Notice[],
  /** the last look; a new object each time; undefined after walking on */
  gaze: undefined as Gaze | undefined,
  event: undefined as LabEvent | undefined,
})

export type PantheonLab = ReturnType<typeof fresh>

/** Where the middle of the sunbeam falls; undefined at night. */
export const beamLandingAt = ({ day, hour }: Pick<PantheonLab, 'day' | 'hour'>) =>
  beamLanding(sunAt(day, hour))

const isInside = ({ at }: PantheonLab): boolean => Math.hypot(at.north, at.east) < sitePlan.rotunda

function notice(lab: PantheonLab, id: Notice): void {
  if (!lab.noticed.includes(id)) lab.noticed.push(id)
}

const close = (a: number, b: number, by: number) => Math.abs(a - b) <= by

/** Records what can be observed from here at this day and hour. */
function noticeLight(lab: PantheonLab, hour = lab.hour): void {
  if (!isInside(lab)) return
  notice(lab, 'inside')
  const light = beamLandingAt({ day: lab.day, hour })
  if (!light || !close(hour, 12, 0.25)) return
  const atDoor = lab.at.north > sitePlan.rotunda - 6 && Math.abs(lab.at.east) < 3
  if (atDoor && light.on === 'wall' && close(lab.day, pantheonConfig.days[1], 3))
    notice(lab, 'april')
  if (light.on === 'floor' && close(lab.day, pantheonConfig.days[2], 10)) notice(lab, 'floor')
  if (light.on === 'dome' && close(lab.day, pantheonConfig.days[3], 10)) notice(lab, 'winter')
}

/** Walks meters north and east. */
export function stepBy(lab: PantheonLab, north: number, east: number): void {
  const before = lab.at
  lab.at = walkFrom(before, { north, east })
  lab.gaze = undefined
  const went = Math.hypot(lab.at.north - before.north, lab.at.east - before.east)
  if (went < 0.05) lab.event = { id: 'wall' }
  noticeLight(lab)
}

export function goTo(lab: PantheonLab, target: TargetId): void {
  lab.at = { ...targets[target] }
  // Into the building, but from its far end back to the door.
  lab.gaze = { kind: 'way', azimuth: target === 'apse' ? 0 : 180 }
  lab.event = { id: `at-${target}` }
  noticeLight(lab)
}

const wayIn: readonly string[] = ['steps', 'porchColumns', 'doors', 'floor'] satisfies PartId[]

/** From outside, goes on towards the middle, if the part lies on the way in. @returns whether it does */
export function walkIn(lab: PantheonLab, part: string): boolean {
  if (isInside(lab) || !wayIn.includes(part)) return false
  const next = (['porch', 'entrance'] as const).find((id) => targets[id].north < lab.at.north - 1)
  goTo(lab, next ?? 'middle')
  return true
}

/** Goes to a spot. @returns whether one can stand there */
export function goToSpot(lab: PantheonLab, { north, east }: SitePoint): boolean {
  const at = { north, east }
  if (!isFree(at)) return false
  lab.at = at
  lab.gaze = undefined
  noticeLight(lab)
  return true
}

/** The id of a message that says why the light is not visible. */
export function lightHiddenReason(lab: PantheonLab): string | undefined {
  if (!isInside(lab)) return 'outside'
  return beamLandingAt(lab) ? undefined : 'dark'
}

/** Looks at the sunbeam, and reports its height, and on the floor its distance north of the middle. */
export function lookAtLight(lab: PantheonLab): void {
  const light = beamLandingAt(lab)
  if (!light) return
  lab.gaze = { kind: 'light' }
  const figure = light.on === 'floor' ? light.north : light.up
  lab.event = { id: `light-${light.on}`, figure, places: 1 }
}

export function setDay(lab: PantheonLab, day: number): void {
  lab.day = day
  noticeLight(lab)
}

export function setHour(lab: PantheonLab, hour: number): void {
  lab.hour = hour
  noticeLight(lab)
}

/** Advances the time, at most to the end of the day. */
export function advanceTimeOfDay(lab: PantheonLab, seconds: number): void {
  const { to } = pantheonConfig.hours
  const before = lab.hour
  lab.hour = Math.min(to, before + seconds * hoursPerSecond)
  if (lab.hour >= to) lab.running = false
  // A frame may step over noon.
  noticeLight(lab, before < 12 && lab.hour > 12 ? 12 : lab.hour)
}

/** Looks at a part in the present age. */
export function lookAt(lab: PantheonLab, id: PartId): void {
  const part = parts[id]
  const seen = lab.looked[lab.age]
  if (!seen.includes(id)) seen.push(id)
  lab.gaze = { kind: 'part', part: id }
  const certainty = part.certainty[lab.age]
  if (lab.colours === 'certainty' && certainty === 'debated') notice(lab, 'debated')
  lab.event = { id: part[lab.age] === 'gone' ? 'gone' : certainty }
}

const seenParts = arrayOf(enumOf(partIds), partIds.length)
const spot = objectOf<SitePoint>({ north: finiteNumber, east: finiteNumber })

export const pantheonPersistence = createLabPersistence(fresh, {
  at: (kept) => {
    const at = spot(kept)
    return at && isFree(at) ? at : undefined
  },
  day: numberBetween(1, 365),
  hour: numberBetween(pantheonConfig.hours.from, pantheonConfig.hours.to),
  age: enumOf(ages),
  looked: objectOf({ ancient: seenParts, present: seenParts }),
  noticed: arrayOf(enumOf(notices), notices.length),
})
