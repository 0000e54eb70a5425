import type { CampaignDemo } from '../../../../content/schemas/campaign-demo.ts'
import { type ChoiceValue, choices, type Subject } from './kinds.ts'
import type { FigureKey } from './totals.ts'

type KeyOf<Row> = Row extends unknown ? keyof Row : never

/** The fields that a table shows and a form asks for; the tasks of a volunteer are counted. */
export type ColumnKey = Exclude<KeyOf<CampaignDemo[Subject][number]>, 'id'> | 'tasks'

/** The type of a field, which decides how it is shown, edited and entered. */
export type FieldKind =
  | 'name'
  | 'text'
  | 'choice'
  /** a state, which the row is moved between */
  | 'state'
  | 'number'
  | 'rating'
  | 'money'
  | 'percent'
  | 'date'
  | 'time'
  /** A volunteer by id. */
  | 'person'
  /** A venue by id. */
  | 'place'

export interface Column {
  key: ColumnKey
  kind: FieldKind
  /** values of a choice or a state */
  values?: readonly ChoiceValue[]
  /** what − and + change it by, if the row has them */
  step?: number
  /** the field that its maximum depends on, and the fault when it is higher */
  bound?: { by: ColumnKey; fault: 'seats' | 'budget' }
  /** shown as a bar, as a share of its maximum */
  bar?: boolean
  /** entered in the form of a new row; `least` and `most` of a number, `most` characters of a text */
  form?: { least?: number; most?: number }
}

export interface SubjectTable {
  /** The first column is the row's name, which is unique in the subject. */
  columns: readonly Column[]
  filters: readonly ColumnKey[]
  /** The first column is the initial sort order. */
  sorts: readonly ColumnKey[]
  figures: readonly FigureKey[]
}

const name = (key: ColumnKey, most = 60): Column => ({ key, kind: 'name', form: { most } })
const state = (values: readonly ChoiceValue[]): Column => ({ key: 'status', kind: 'state', values })
const choice = (key: ColumnKey, values: readonly ChoiceValue[]): Column => ({
  key,
  kind: 'choice',
  values,
  form: {},
})
const mostMoney = 10_000_000
const progress: Column = { key: 'progress', kind: 'percent', step: 10, bar: true }

export const subjectTables: Record<Subject, SubjectTable> = {
  volunteers: {
    columns: [
      name('name'),
      choice('role', choices.roles),
      { key: 'tasks', kind: 'number' },
      { key: 'rating', kind: 'rating', form: { least: 0, most: 5 } },
      state(choices.volunteerStatuses),
    ],
    filters: ['role', 'status'],
    sorts: ['name', 'role', 'tasks', 'rating', 'status'],
    figures: ['activeVolunteers', 'allVolunteers', 'averageRating'],
  },
  campaigns: {
    columns: [
      name('name'),
      progress,
      {
        key: 'spent',
        kind: 'money',
        step: 500,
        bound: { by: 'budget', fault: 'budget' },
        bar: true,
        form: { least: 0, most: mostMoney },
      },
      { key: 'budget', kind: 'money', form: { least: 1, most: mostMoney } },
      state(choices.campaignStatuses),
    ],
    filters: ['status'],
    sorts: ['name', 'progress', 'spent', 'budget', 'status'],
    figures: ['campaignBudget', 'campaignSpent', 'campaignLeft'],
  },
  tasks: {
    columns: [
      name('title', 80),
      { key: 'assignee', kind: 'person', form: {} },
      choice('priority', choices.priorities),
      { key: 'dueTime', kind: 'time', form: {} },
      state(choices.taskStatuses),
    ],
    filters: ['priority', 'assignee'],
    sorts: ['dueTime', 'priority', 'assignee', 'title'],
    figures: ['pendingTasks', 'runningTasks', 'completedTasks'],
  },
  events: {
    columns: [
      name('name'),
      { key: 'date', kind: 'date', form: {} },
      { key: 'time', kind: 'time', form: {} },
      { key: 'venue', kind: 'place', form: {} },
      {
        key: 'attendees',
        kind: 'number',
        step: 10,
        bound: { by: 'venue', fault: 'seats' },
        form: { least: 0, most: 1_000_000 },
      },
      state(choices.eventStatuses),
    ],
    filters: ['status', 'venue'],
    sorts: ['date', 'name', 'venue', 'attendees', 'status'],
    figures: ['confirmedEvents', 'allEvents', 'expectedGuests'],
  },
  promises: {
    columns: [
      name('promise', 120),
      progress,
      { key: 'votes', kind: 'number', step: 1 },
      state(choices.promiseStatuses),
    ],
    filters: ['status'],
    sorts: ['votes', 'progress', 'promise', 'status'],
    figures: ['promisesKept', 'promiseProgress', 'promiseVotes'],
  },
  parties: {
    columns: [
      name('campaign'),
      { key: 'coordinator', kind: 'text', form: { most: 60 } },
      { key: 'budget', kind: 'money', form: { least: 1, most: mostMoney } },
      { key: 'level', kind: 'state', values: choices.levels, form: {} },
    ],
    filters: ['level'],
    sorts: ['level', 'campaign', 'coordinator', 'budget'],
    figures: ['partyCampaigns', 'partyBudget'],
  },
  venues: {
    columns: [
      name('name'),
      choice('type', choices.venueTypes),
      { key: 'address', kind: 'text', form: { most: 100 } },
      { key: 'capacity', kind: 'number', form: { least: 1, most: 100_000 } },
      state(choices.venueStatuses),
    ],
    filters: ['type', 'status'],
    sorts: ['name', 'capacity', 'type', 'status'],
    figures: ['freeVenues', 'freeSeats', 'allSeats'],
  },
  posters: {
    columns: [
      name('location', 80),
      { key: 'scans', kind: 'number', step: 1 },
      { key: 'engagement', kind: 'percent', bar: true },
      state(choices.posterStatuses),
    ],
    filters: ['status'],
    sorts: ['scans', 'engagement', 'location', 'status'],
    figures: ['livePosters', 'posterScans', 'posterEngagement'],
  },
}

export const columnKeys = [
  ...new Set(Object.values(subjectTables).flatMap(({ columns }) => columns.map(({ key }) => key))),
]

/** @throws Error when the subject has no such field */
export function columnOf(subject: Subject, key: ColumnKey): Column {
  const column = subjectTables[subject].columns.find((each) => each.key === key)
  if (!column) throw new Error(`No ${key} in ${subject}`)
  return column
}

/** The field that a row is moved between states by. */
export function stateColumnOf(subject: Subject): Column & { values: readonly ChoiceValue[] } {
  const column = subjectTables[subject].columns.find(({ kind }) => kind === 'state')
  if (!column?.values) throw new Error(`No state in ${subject}`)
  return { ...column, values: column.values }
}

/** The field that names a row. */
export const nameKey = (subject: Subject): ColumnKey =>
  subjectTables[subject].columns[0]?.key ?? 'name'
