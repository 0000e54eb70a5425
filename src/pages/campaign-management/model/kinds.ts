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
export const roles = ['canvasser', 'phone-bank', 'event-coordinator'] as const
export const volunteerStatuses = ['active', 'on-break', 'inactive'] as const
export const campaignStatuses = ['planned', 'running', 'paused', 'finished'] as const
export const priorities = ['high', 'medium', 'low'] as const
export const taskStatuses = ['pending', 'in-progress', 'completed'] as const
export const eventStatuses = ['planning', 'confirmed'] as const
export const promiseStatuses = ['not-started', 'under-way', 'kept'] as const
export const levels = ['national', 'regional', 'district', 'local'] as const
export const venueTypes = ['hall', 'school', 'library', 'park'] as const
export const venueStatuses = ['active', 'booked', 'available'] as const
export const posterStatuses = ['scheduled', 'live', 'ended'] as const

/** All values of all fields without duplicates, since some, such as `active`, occur in several fields. */
export const words = [
  ...new Set([
    ...roles,
    ...volunteerStatuses,
    ...campaignStatuses,
    ...priorities,
    ...taskStatuses,
    ...eventStatuses,
    ...promiseStatuses,
    ...levels,
    ...venueTypes,
    ...venueStatuses,
    ...posterStatuses,
  ]),
]

export type Word = (typeof words)[number]

/** The fields that a table shows and a form asks for. */
export const columnKeys = [
  'name',
  'role',
  'status',
  'tasks',
  'rating',
  'progress',
  'budget',
  'spent',
  'title',
  'assignee',
  'priority',
  'dueTime',
  'date',
  'time',
  'venue',
  'attendees',
  'promise',
  'votes',
  'level',
  'campaign',
  'coordinator',
  'type',
  'address',
  'capacity',
  'location',
  'scans',
  'engagement',
] as const

export type ColumnKey = (typeof columnKeys)[number]

/** The figures that `totalsOf` computes from the plan. */
export const figureKeys = [
  'activeVolunteers',
  'allVolunteers',
  'openTasks',
  'pendingTasks',
  'runningTasks',
  'completedTasks',
  'campaignBudget',
  'campaignSpent',
  'campaignLeft',
  'confirmedEvents',
  'allEvents',
  'expectedGuests',
  'promisesKept',
  'promiseProgress',
  'promiseVotes',
  'partyCampaigns',
  'partyBudget',
  'freeVenues',
  'freeSeats',
  'allSeats',
  'livePosters',
  'posterScans',
  'posterEngagement',
  'averageRating',
] as const

export type FigureKey = (typeof figureKeys)[number]
