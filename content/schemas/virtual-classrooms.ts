import { z } from 'zod'
import { subjectIds } from '../../src/site/lessons.ts'
import { defineDocument } from './define.ts'
import { line, link, loop, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The page of the virtual classrooms: five subjects, each with a live scene and a diagram. */
export const virtualClassrooms = defineDocument('VirtualClassrooms', {
  about: 'The page of the virtual classrooms: five subjects, each with a live scene and a diagram.',
  files: 'pages/virtual-classrooms.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('subjects', 'closing'),
    choose: line(60),
    panel: line(80).describe("The panel's name, with {{subject}}."),
    live: line(30).describe("Beside the panel's name, once the panel answers."),
    hint: line(90).describe("Below the panel's name: how its scene is used."),
    diagram: line(30).describe('Opens the diagram of the subject, below its scene.'),
    loading: line(60).describe(
      'Where a scene or a diagram is not there yet, cannot be fetched, or without scripts never comes.',
    ),
    failed: line(120),
    tryAgain: line(30),
    needsScripts: line(160),
    subjects: z
      .strictObject({
        id: z.enum(subjectIds),
        name: line(30),
        title: line(60),
        text: line(120),
        hint: line(120).describe('What can be done at the diagram.'),
        task: paragraph(300).describe('What to find out at the diagram.'),
        lesson: link().optional().describe('The way to the whole lesson.'),
        loop: loop().optional().describe('A film in place of the scene until it is drawn.'),
      })
      .array()
      .length(subjectIds.length),
    closing: z.strictObject({ title: line(80), text: paragraph(300), trial: line(30) }),
  },
})

export type VirtualClassrooms = z.infer<typeof virtualClassrooms.schema>
