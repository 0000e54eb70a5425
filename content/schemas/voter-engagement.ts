import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, loop, paragraph, picture, seo } from './fields.ts'

const station = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: line(60), text: paragraph(300), ...fields })

const stations = z.strictObject({
  education: station({
    start: line(30),
    continue: line(30),
    again: line(30),
    running: line(30),
    complete: line(60),
    /** `{{title}}` of the lesson. */
    progressOf: line(60),
  }),
  portal: station({
    caption: line(90),
    candidate: line(30),
    party: line(30),
    experience: line(30),
    rating: line(30),
    /** `{{rating}}` and `{{best}}`, the most that can be had. */
    ratingOf: line(30),
    policies: line(30),
    note: line(160),
    dayTitle: line(60),
  }),
  survey: station({
    start: line(30),
    /** `{{number}}` of `{{count}}`. */
    questionOf: line(40),
    complete: line(120),
    answersTitle: line(60),
    /** What it is about. */
    about: line(120),
    note: line(160),
  }),
  'live-poll': station({
    start: line(30),
    end: line(30),
    live: line(20),
    idle: line(20),
    started: line(90),
    ended: line(90),
    vote: line(30),
    /** Names the button: `vote`, and `{{option}}`. */
    voteFor: line(60),
    /** `{{option}}`. */
    voted: line(60),
  }),
  'instant-poll': station({ thanks: line(60), yours: line(30) }),
  adaptive: station({
    age: line(40),
    next: line(20),
    interest: line(90),
    adapted: line(60),
    /** `{{age}}` and `{{interest}}`. */
    profile: line(60),
    followUp: line(60),
    reset: line(20),
  }),
  priority: station({
    caption: line(90),
    priority: line(30),
    campaigns: line(30),
    support: line(30),
  }),
  sentiment: station({
    positive: line(20),
    neutral: line(20),
    negative: line(20),
    up: line(60),
    down: line(60),
    /** `{{positive}}`, `{{neutral}}` and `{{negative}}` with their percentages, in a sentence. */
    summary: line(160),
    voices: line(60),
  }),
  results: station({
    choose: line(60),
    ages: line(30),
    regions: line(30),
    note: line(160),
  }),
})

/** The page of voter engagement: nine stations of one visit. */
export const voterEngagement = defineDocument('VoterEngagement', {
  files: 'pages/voter-engagement.json',
  format: 'data',
  fields: {
    seo: seo(),
    eyebrow: line(40),
    title: line(60),
    text: paragraph(300),
    loop: loop(),
    /** Says that all data are samples. */
    sample: line(160),
    programme: z.strictObject({
      title: line(60),
      /** The length of the dimension line over the stations. */
      measure: line(60),
      parts: line(40).array().length(4),
    }),
    stations,
    banner: z.strictObject({
      title: line(80),
      text: paragraph(300),
      picture: picture(),
      analytics: link(),
      rewards: link(),
      reset: line(40),
      resetDone: line(90),
    }),
  },
})

export type VoterEngagement = z.infer<typeof voterEngagement.schema>
