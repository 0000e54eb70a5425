import { expect, test } from 'vitest'
import sample from '../../../../content/en/demos/campaign.json' with { type: 'json' }
import { createRandom } from '../../../math/random.ts'
import { addRow, findFaults, formColumns } from './add.ts'
import { type Plan, subjects } from './kinds.ts'
import { initialListView, listPlanRows } from './order.ts'
import {
  countOpenTasks,
  createPlanner,
  fieldMax,
  resetPlanner,
  setRowState,
  stepField,
} from './plan.ts'
import { type ColumnKey, stateColumnOf, subjectTables } from './subject-tables.ts'
import { totalsOf } from './totals.ts'

const goodDrafts = {
  volunteers: { name: 'Ida Berg', role: 'canvasser', rating: '4.5' },
  campaigns: { name: 'Clean canals', spent: '100', budget: '5000' },
  tasks: { title: 'Book a bus', assignee: 'amara', priority: 'low', dueTime: '09:15' },
  events: { name: 'Debate', date: '2027-05-01', time: '18:00', venue: 'union', attendees: '180' },
  promises: { promise: 'Free buses on Sundays' },
  parties: { campaign: 'North speaks', coordinator: 'Ida Berg', budget: '900', level: 'local' },
  venues: { name: 'Old Mill', type: 'hall', address: '3 Mill Lane', capacity: '75' },
  posters: { location: 'Bus station' },
} as const

test('§3 after any action numbers are in bounds, counts follow and totals add up', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const random = createRandom(seed)
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item
    const planner = createPlanner(sample)
    for (let action = 0; action < 120; action += 1) {
      const subject = pick(subjects)
      const row = pick(planner.plan[subject])
      const stepped = subjectTables[subject].columns.filter(({ step }) => step)
      const kind = random()
      if (kind < 0.4)
        setRowState(planner.plan, subject, row.id, pick(stateColumnOf(subject).values))
      else if (kind < 0.9 && stepped.length > 0) {
        stepField(planner.plan, subject, row.id, pick(stepped).key, Math.round(random() * 40 - 20))
      } else
        addRow(planner, subject, {
          ...goodDrafts[subject],
          [subjectTables[subject].columns[0]?.key ?? 'name']: `New ${action}`,
        })
    }
    const { plan } = planner
    const totals = totalsOf(plan)
    for (const subject of subjects) {
      expect(new Set(plan[subject].map(({ id }) => id)).size).toBe(plan[subject].length)
      for (const row of plan[subject]) {
        for (const { key, step } of subjectTables[subject].columns) {
          if (!step) continue
          expect(row[key]).toBeGreaterThanOrEqual(0)
          expect(row[key]).toBeLessThanOrEqual(fieldMax(plan, subject, row, key))
        }
      }
    }
    expect(totals.pendingTasks + totals.runningTasks + totals.completedTasks).toBe(
      plan.tasks.length,
    )
    expect(totals.openTasks).toBe(totals.pendingTasks + totals.runningTasks)
    expect(plan.volunteers.reduce((sum, { id }) => sum + countOpenTasks(plan, id), 0)).toBe(
      totals.openTasks,
    )
    expect(totals.campaignSpent + totals.campaignLeft).toBe(totals.campaignBudget)
    expect(totals.campaignLeft).toBeGreaterThanOrEqual(0)
    for (const percent of [totals.promiseProgress, totals.posterEngagement]) {
      expect(percent).toBeGreaterThanOrEqual(0)
      expect(percent).toBeLessThanOrEqual(100)
    }
    for (const { status, progress } of plan.promises) {
      expect(status === 'kept').toBe(progress === 100)
      expect(status === 'not-started').toBe(progress === 0)
    }
    resetPlanner(planner, sample)
    expect(planner.plan).toEqual(sample)
  }
})

test('totals are right for the sample and for an empty plan', () => {
  expect(totalsOf(createPlanner(sample).plan)).toMatchObject({
    ...{ activeVolunteers: 6, allVolunteers: 8, openTasks: 6, expectedGuests: 360 },
    ...{ campaignBudget: 105_500, campaignSpent: 47_500, promiseVotes: 2293, promiseProgress: 46 },
    averageRating: expect.closeTo(35.4 / 8, 9),
    posterScans: 2900,
    posterEngagement: expect.closeTo((846 * 62 + 1204 * 71 + 533 * 48 + 317 * 55) / 2900, 9),
  })
  const empty = Object.fromEntries(subjects.map((subject) => [subject, []]))
  const totals = totalsOf(empty as unknown as Plan)
  expect(new Set(Object.values(totals))).toEqual(new Set([0]))
})

test.each(subjects)(
  '%s: a good row is added once, and an empty one refused field by field',
  (subject) => {
    const planner = createPlanner(sample)
    const required = formColumns(subject).map(({ key }) => [key, { code: 'required' }])
    expect(addRow(planner, subject, {})).toEqual({ faults: Object.fromEntries(required) })
    expect(planner.plan).toEqual(sample)
    expect(addRow(planner, subject, goodDrafts[subject])).toHaveProperty('row')
    expect(addRow(planner, subject, goodDrafts[subject])).toHaveProperty('faults')
    expect(planner.plan[subject]).toHaveLength(sample[subject].length + 1)
  },
)

test.each<[keyof typeof goodDrafts, ColumnKey, string, object]>([
  ['volunteers', 'rating', '5.1', { code: 'high', limit: 5 }],
  ['volunteers', 'rating', '-1', { code: 'low', limit: 0 }],
  ['volunteers', 'name', 'AMARA OSEI', { code: 'taken' }],
  ['campaigns', 'spent', '5001', { code: 'budget', limit: 5000 }],
  ['campaigns', 'budget', '12.5', { code: 'number' }],
  ['tasks', 'assignee', 'nobody', { code: 'choice' }],
  ['tasks', 'dueTime', '24:00', { code: 'choice' }],
  ['tasks', 'title', 'x'.repeat(81), { code: 'long', limit: 80 }],
  ['events', 'attendees', '181', { code: 'seats', limit: 180 }],
  ['events', 'date', '2027-04-31', { code: 'choice' }],
  ['venues', 'capacity', '0', { code: 'low', limit: 1 }],
])('%s: %s of %s is refused', (subject, key, value, fault) => {
  const planner = createPlanner(sample)
  expect(findFaults(planner.plan, subject, { ...goodDrafts[subject], [key]: value })).toEqual({
    [key]: fault,
  })
})

test('§4 a task accepts only its own states', () => {
  const { plan } = createPlanner(sample)
  for (const status of ['in-progress', 'completed', 'pending']) {
    expect(setRowState(plan, 'tasks', 'walk-lists', status)).toBe(true)
    expect(setRowState(plan, 'tasks', 'walk-lists', status)).toBe(false)
  }
  expect(setRowState(plan, 'tasks', 'walk-lists', 'forgotten')).toBe(false)
  expect(setRowState(plan, 'tasks', 'nothing', 'completed')).toBe(false)
})

test('lists are filtered and sorted, words in their own order', () => {
  const { plan } = createPlanner(sample)
  const names = (choice: Partial<Parameters<typeof listPlanRows>[2]>) =>
    listPlanRows(plan, 'tasks', { ...initialListView('tasks'), ...choice }, 'en').map(
      ({ id }) => id,
    )
  expect(names({})[0]).toBe('permit')
  expect(names({ descending: true })[0]).toBe('thanks')
  // Low, medium, high: not by the letters of the words.
  const urgent = names({ sort: 'priority' }).slice(0, 3)
  expect(urgent.toSorted()).toEqual(['callbacks', 'stage', 'walk-lists'])
  expect(names({ filters: { assignee: 'carmen' } })).toEqual(['permit', 'stage'])
  expect(names({ sort: 'assignee' })[0]).toBe('walk-lists')
  expect(names({ filters: { priority: '' } })).toHaveLength(8)
})
