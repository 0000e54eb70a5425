import { type Plan, type PlanRow, subjects } from './kinds.ts'

const sum = (rows: readonly PlanRow[], key: string) =>
  rows.reduce((total, row) => total + Number(row[key]), 0)
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const inState = (rows: readonly PlanRow[], status: string) =>
  rows.filter((row) => row.status === status)

/** Every figure of a plan. Money in dollars, shares in percent, seats and people as they are counted. */
export function totalsOf(plan: Plan) {
  const { volunteers, campaigns, tasks, events, promises, parties, venues, posters } = plan
  const confirmed = inState(events, 'confirmed')
  const free = inState(venues, 'available')
  const rated = volunteers.filter(({ rating }) => Number(rating) > 0)
  const scans = sum(posters, 'scans')
  const engaged = posters.reduce(
    (total, row) => total + Number(row.scans) * Number(row.engagement),
    0,
  )
  const completed = inState(tasks, 'completed').length
  return {
    activeVolunteers: inState(volunteers, 'active').length,
    allVolunteers: volunteers.length,
    openTasks: tasks.length - completed,
    pendingTasks: inState(tasks, 'pending').length,
    runningTasks: inState(tasks, 'in-progress').length,
    completedTasks: completed,
    campaignBudget: sum(campaigns, 'budget'),
    campaignSpent: sum(campaigns, 'spent'),
    campaignLeft: sum(campaigns, 'budget') - sum(campaigns, 'spent'),
    confirmedEvents: confirmed.length,
    allEvents: events.length,
    expectedGuests: sum(confirmed, 'attendees'),
    promisesKept: inState(promises, 'kept').length,
    promiseProgress: share(sum(promises, 'progress'), promises.length),
    promiseVotes: sum(promises, 'votes'),
    partyCampaigns: parties.length,
    partyBudget: sum(parties, 'budget'),
    freeVenues: free.length,
    freeSeats: sum(free, 'capacity'),
    allSeats: sum(venues, 'capacity'),
    livePosters: inState(posters, 'live').length,
    posterScans: scans,
    posterEngagement: share(engaged, scans),
    averageRating: share(sum(rated, 'rating'), rated.length),
  }
}

export type FigureKey = keyof ReturnType<typeof totalsOf>

const emptyPlan = Object.fromEntries(subjects.map((subject) => [subject, []])) as unknown as Plan

export const figureKeys = Object.keys(totalsOf(emptyPlan)) as [FigureKey, ...FigureKey[]]

/** How a figure is written. */
export const figureKinds: Partial<Record<FigureKey, 'money' | 'percent' | 'decimal'>> = {
  campaignBudget: 'money',
  campaignSpent: 'money',
  campaignLeft: 'money',
  promiseProgress: 'percent',
  partyBudget: 'money',
  posterEngagement: 'percent',
  averageRating: 'decimal',
}
