import { z } from 'zod'
import { choices } from '../../src/pages/campaign-management/model/kinds.ts'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** Short and lasting: other rows point to it, and every language has the same. */
const id = () => z.string().regex(/^[a-z0-9-]+$/)
const dollars = () => z.int().min(0).max(10_000_000)
const percent = () => z.int().min(0).max(100)
const time = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Sample data for the campaign management tool. All people and places are fictional. */
export const campaignDemo = defineDocument('CampaignDemo', {
  about: 'Sample data for the campaign management tool. All people and places are fictional.',
  files: 'demos/campaign.json',
  format: 'data',
  fields: {
    volunteers: z
      .strictObject({
        id: id(),
        name: line(60),
        role: z.enum(choices.roles),
        status: z.enum(choices.volunteerStatuses),
        rating: z.number().min(0).max(5),
      })
      .array(),
    campaigns: z
      .strictObject({
        id: id(),
        name: line(60),
        progress: percent().multipleOf(10),
        budget: dollars(),
        spent: dollars(),
        status: z.enum(choices.campaignStatuses),
      })
      .array(),
    tasks: z
      .strictObject({
        id: id(),
        title: line(80),
        assignee: id().describe('The volunteer’s id.'),
        priority: z.enum(choices.priorities),
        status: z.enum(choices.taskStatuses),
        dueTime: time(),
      })
      .array(),
    events: z
      .strictObject({
        id: id(),
        name: line(60),
        date: z.iso.date(),
        time: time(),
        venue: id().describe('The venue’s id.'),
        attendees: z.int().min(0),
        status: z.enum(choices.eventStatuses),
      })
      .array(),
    promises: z
      .strictObject({
        id: id(),
        promise: line(120),
        progress: percent().multipleOf(10),
        status: z.enum(choices.promiseStatuses),
        votes: z.int().min(0),
      })
      .array(),
    parties: z
      .strictObject({
        id: id(),
        level: z.enum(choices.levels),
        campaign: line(60),
        coordinator: line(60),
        budget: dollars(),
      })
      .array(),
    venues: z
      .strictObject({
        id: id(),
        name: line(60),
        type: z.enum(choices.venueTypes),
        address: line(100),
        capacity: z.int().min(1),
        status: z.enum(choices.venueStatuses),
      })
      .array(),
    posters: z
      .strictObject({
        id: id(),
        location: line(80),
        scans: z.int().min(0),
        engagement: percent(),
        status: z.enum(choices.posterStatuses),
      })
      .array(),
  },
})

export type CampaignDemo = z.infer<typeof campaignDemo.schema>
