import { z } from 'zod'
import { defineDocument } from './define.ts'
import { line, link, loop, paragraph, picture, seo } from './fields.ts'
import { sections } from './sections.ts'

const station = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ title: line(60), text: paragraph(300), ...fields })

const stations = z.strictObject({
  education: station({
    start: line(30),
    continue: line(30),
    again: line(30),
    running: line(30),
    complete: line(60),
    progressOf: line(60).describe('Contains {{title}}, the lesson’s title.'),
  }),
  portal: station({
    caption: line(90),
    candidate: line(30),
    party: line(30),
    experience: line(30),
    rating: line(30),
    ratingOf: line(30).describe(
      'The rating, with {{rating}} and {{best}}, the highest one possible.',
    ),
    policies: line(30),
    note: line(160),
    dayTitle: line(60),
  }),
  survey: station({
    start: line(30),
    questionOf: line(40).describe('Contains {{number}} and {{count}}.'),
    complete: line(120),
    answersTitle: line(60),
    about: line(120).describe('What the survey is about.'),
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
    voteFor: line(60).describe('Label of the button for screen readers: `vote`, and {{option}}.'),
    voted: line(60).describe('Contains {{option}}.'),
  }),
  'instant-poll': station({ thanks: line(60), yours: line(30) }),
  adaptive: station({
    age: line(40),
    next: line(20),
    interest: line(90),
    adapted: line(60),
    profile: line(60).describe('Contains {{age}} and {{interest}}.'),
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
    summary: line(160).describe(
      'A sentence with {{positive}}, {{neutral}} and {{negative}}, which are percentages.',
    ),
    voices: line(60),
  }),
  results: station({
    choose: line(60),
    ages: line(30),
    regions: line(30),
    note: line(160),
  }),
})

/** The Voter Engagement page: nine tools to try in one visit. */
export const voterEngagement = defineDocument('VoterEngagement', {
  about: 'The Voter Engagement page: nine tools to try in one visit.',
  files: 'pages/voter-engagement.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('intro', 'stations'),
    eyebrow: line(40),
    title: line(60),
    text: paragraph(300),
    loop: loop(),
    sample: line(160).describe('Explains that all data is sample data.'),
    programme: z.strictObject({
      title: line(60),
      measure: line(60).describe('The length on the dimension line above the tools.'),
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
