import { z } from 'zod'
import * as kinds from '../../src/pages/campaign-management/model/kinds.ts'
import {
  type ColumnKey,
  columnKeys,
} from '../../src/pages/campaign-management/model/subject-tables.ts'
import { figureKeys } from '../../src/pages/campaign-management/model/totals.ts'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

const faultCodes = [
  'required',
  'long',
  'number',
  'low',
  'high',
  'choice',
  'taken',
  'seats',
  'budget',
] as const

/** The tool: lists of a campaign, with their totals. */
const plannerFields = z.strictObject({
  title: line(60),
  text: paragraph(300),
  tabsLabel: line(60),
  totalsLabel: line(60),
  reset: line(40),
  resetDone: line(90),
  subjects: z.record(
    z.enum(kinds.subjects),
    z.strictObject({
      label: line(30),
      text: line(160),
      add: line(40).describe('Label of the button, and title of its dialog.'),
    }),
  ),
  columns: z.record(z.enum(columnKeys as [ColumnKey, ...ColumnKey[]]), line(30)),
  words: z.record(
    z.enum(kinds.choiceValues as [kinds.ChoiceValue, ...kinds.ChoiceValue[]]),
    line(30),
  ),
  figures: z.record(z.enum(figureKeys), line(40)),
  all: line(20),
  sortBy: line(20),
  ascending: line(30),
  descending: line(30),
  shown: line(40).describe('How many rows are shown, with {{shown}} and {{total}}.'),
  nothing: line(90),
  stateOf: line(60).describe('Label of a choice in a row, with {{field}} and the row’s {{name}}.'),
  raise: line(60),
  lower: line(60),
  moveTo: line(60).describe('Label of a button on the board that moves {{name}} to {{state}}.'),
  moved: line(90).describe('What just happened. Shown on the page and read by screen readers.'),
  stepped: line(90),
  added: line(90),
  beforeAnything: line(90),
  form: z.strictObject({ save: line(30), cancel: line(30), close: line(30), choose: line(30) }),
  faults: z
    .record(z.enum(faultCodes), line(120))
    .describe('{{limit}} is the limit that was exceeded.'),
})

/** Door-to-door mapping and the route. */
const field = z.strictObject({
  eyebrow: line(60),
  title: line(80),
  text: paragraph(400),
  mapLabel: line(200),
  office: line(30),
  park: line(30),
  mapping: z.strictObject({
    title: line(40),
    on: line(40),
    off: line(40),
    visited: line(60).describe('Visited households, with {{visited}} and {{households}}.'),
    text: line(160),
    done: line(60),
    reset: line(40),
  }),
  route: z.strictObject({
    title: line(40),
    optimise: line(40),
    optimised: line(40),
    before: line(60),
    after: line(60),
    saved: line(60).describe('Distance saved, in kilometers: {{saved}}.'),
    length: line(20).describe('A length with its unit, such as `{{length}} km`.'),
    text: line(200),
    back: line(40),
  }),
})

/** The Campaign Management page. */
export const campaignManagement = defineDocument('CampaignManagement', {
  about: 'The Campaign Management page.',
  files: 'pages/campaign-management.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('planner', 'field'),
    planner: plannerFields,
    field,
  },
})

export type CampaignManagement = z.infer<typeof campaignManagement.schema>
