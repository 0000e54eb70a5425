import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** What every chart says: its heading, what to look for, and the words for one of its values. */
const chart = {
  title: line(60),
  text: paragraph(240),
  file: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Name of the downloaded file, without its extension.'),
}

/** The simulation and its controls. */
const live = z.strictObject({
  label: line(30),
  sample: line(30),
  note: paragraph(240),
  start: line(40),
  pause: line(40),
  resume: line(40),
  reset: line(40),
  started: line(90).describe('Announced when it happens.'),
  paused: line(90),
  wasReset: line(90),
  updates: line(40).describe('Number of updates since the start, with {{count}}.'),
})

const charts = z.strictObject({
  title: line(80),
  text: paragraph(320),
  showTable: line(60),
  download: line(40),
  downloadAbout: line(60).describe(
    'The same label for screen readers, with the name of the {{chart}}.',
  ),
  sentiment: z.strictObject({
    ...chart,
    day: line(30),
    positive: line(30),
    neutral: line(30),
    negative: line(30),
    readout: line(120).describe('Contains {{day}}, {{positive}}, {{neutral}} and {{negative}}.'),
  }),
  engagement: z.strictObject({
    ...chart,
    hour: line(30),
    active: line(30),
    now: line(20),
    readout: line(90).describe('Contains {{hour}} and {{percent}}.'),
  }),
  reach: z.strictObject({
    ...chart,
    channel: line(30),
    people: line(30),
    share: line(30),
    total: line(40),
    readout: line(90).describe('Contains {{channel}}, {{people}} and {{percent}}.'),
  }),
  regions: z.strictObject({
    ...chart,
    district: line(30),
    people: line(30),
    positive: line(30),
    neutral: line(30),
    negative: line(30),
    engagement: line(30),
    sessions: line(30),
    total: line(40),
    note: line(200).describe('What the rows show, as text below the table.'),
  }),
  heatMap: z.strictObject({ title: line(60), text: paragraph(240) }),
})

export const realTimeAnalytics = defineDocument('RealTimeAnalytics', {
  about: 'The Real-time Analytics page. The figures are in `demos/analytics.json`.',
  files: 'pages/real-time-analytics.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('dashboard'),
    live,
    charts,
  },
})

export type RealTimeAnalytics = z.infer<typeof realTimeAnalytics.schema>
