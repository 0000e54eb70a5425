import { z } from 'zod'
import { commandIds } from '../../src/scenes/classrooms/common/model/command.ts'
import { defineDocument } from './define.ts'
import { line } from './fields.ts'

/** The commands of all lessons, typed or said. */
export const lessonCommands = defineDocument('LessonCommands', {
  about:
    'The commands of all lessons, typed or said. {object}, {action}, {slider}, {option}, {reading} and {number} are gaps; a word with ? after it may be left out; * stands for up to three words more.',
  files: 'lesson-commands.json',
  format: 'data',
  fields: {
    patterns: z
      .strictObject({
        command: z.enum(commandIds).describe('What is done.'),
        say: line(100).describe('How it is said, with its gaps, in lower case.'),
      })
      .array()
      .describe('Every way to say a command.'),
    numbers: z
      .strictObject({ said: line(30).describe('The number as a word.'), value: z.number() })
      .array()
      .describe('Numbers that may be said as words; figures are understood anyway.'),
  },
})

export type LessonCommands = z.infer<typeof lessonCommands.schema>
