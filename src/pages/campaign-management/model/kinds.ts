/** The lists of a campaign plan in the order of their tabs. */
export const subjects = [
  'volunteers',
  'campaigns',
  'tasks',
  'events',
  'promises',
  'parties',
  'venues',
  'posters',
] as const

export type Subject = (typeof subjects)[number]

/** The values of choice fields, in the order in which they are sorted. */
export const choices = {
  roles: ['canvasser', 'phone-bank', 'event-coordinator'],
  volunteerStatuses: ['active', 'on-break', 'inactive'],
  campaignStatuses: ['planned', 'running', 'paused', 'finished'],
  priorities: ['high', 'medium', 'low'],
  taskStatuses: ['pending', 'in-progress', 'completed'],
  eventStatuses: ['planning', 'confirmed'],
  promiseStatuses: ['not-started', 'under-way', 'kept'],
  levels: ['national', 'regional', 'district', 'local'],
  venueTypes: ['hall', 'school', 'library', 'park'],
  venueStatuses: ['active', 'booked', 'available'],
  posterStatuses: ['scheduled', 'live', 'ended'],
} as const

/** All values of all fields without duplicates, since some, such as `active`, occur in several fields. */
export const choiceValues = [...new Set(Object.values(choices).flat())]

export type ChoiceValue = (typeof choiceValues)[number]

/** One row of a list by field. Money in whole dollars, progress and engagement in percent. */
export type PlanRow = { id: string; [key: string]: string | number }

/** A campaign plan: one list for each subject. */
export type Plan = Record<Subject, PlanRow[]>
