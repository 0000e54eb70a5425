import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** One figure of the day; an example, the same for every visitor. */
const tile = z.strictObject({
  title: line(40),
  value: line(10).describe('The figure as displayed, with its sign or letter: `78%`, `15.4K`.'),
  unit: line(30),
  change: line(20),
})

/** The four figures and the heat map on the home page and the analytics page. */
export const insight = defineDocument('Insight', {
  about: 'The four figures and the heat map on the home page and the analytics page.',
  files: 'demos/insight.json',
  format: 'data',
  fields: {
    tiles: tile.array().length(4),
    changeNote: line(60),
    heatMap: z.strictObject({
      title: line(60),
      live: line(30),
      sample: line(30),
      low: line(20),
      medium: line(20),
      high: line(20),
      summary: line(200).describe(
        'The heat map in words, with {{cells}}, {{columns}}, {{highest}} and {{lowest}} and their percentages.',
      ),
      hint: line(120),
      readout: line(60).describe(
        'The selected block, with {{block}} (such as C4) and {{percent}}.',
      ),
    }),
  },
})

export type Insight = z.infer<typeof insight.schema>
