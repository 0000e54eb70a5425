import { z } from 'zod'
import { commandIds } from '../../src/scenes/classrooms/common/model/command.ts'
import { defineDocument } from './define.ts'
import { spoken } from './fields.ts'

/** The commands of all lessons, typed or said. */
export const lessonCommands = defineDocument('LessonCommands', {
  about:
    'The typed and spoken commands of all lessons. {object}, {action}, {slider}, {option}, {reading} and {number} are placeholders. A word followed by ? is optional. * matches up to three more words.',
  files: 'lesson-commands.json',
  format: 'data',
  fields: {
    patterns: z
      .strictObject({
        command: z.enum(commandIds).describe('What the command does.'),
        say: spoken(100).describe('The phrase with its placeholders, in lowercase.'),
      })
      .array()
      .describe('All phrases for the commands.'),
    numbers: z
      .strictObject({ said: spoken(30).describe('The number as a word.'), value: z.number() })
      .array()
      .describe('Numbers that people can say as words. Digits always work.'),
  },
})

export type LessonCommands = z.infer<typeof lessonCommands.schema>
