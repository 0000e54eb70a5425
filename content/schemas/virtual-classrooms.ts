import { z } from 'zod'
import { subjectIds } from '../../src/site/lessons.ts'
import { defineDocument } from './define.ts'
import { line, link, loop, paragraph, seo } from './fields.ts'
import { sections } from './sections.ts'

/** The Virtual Classrooms page: five subjects, each with a live scene and a diagram. */
export const virtualClassrooms = defineDocument('VirtualClassrooms', {
  about: 'The Virtual Classrooms page: five subjects, each with a live scene and a diagram.',
  files: 'pages/virtual-classrooms.json',
  format: 'data',
  fields: {
    seo: seo(),
    sections: sections('subjects', 'closing'),
    choose: line(60),
    panel: line(80).describe('The panel’s name, with {{subject}}.'),
    live: line(30).describe('Next to the panel’s name, once the scene responds.'),
    hint: line(90).describe('Below the panel’s name: how to use the scene.'),
    diagram: line(30).describe(
      'Label of the button that opens the subject’s diagram below the scene.',
    ),
    loading: line(60).describe(
      'Shown until a scene or diagram has loaded, and in its place if it can’t load or JavaScript is off.',
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
        hint: line(120).describe('What visitors can do with the diagram.'),
        task: paragraph(300).describe('What to find out with the diagram.'),
        lesson: link().optional().describe('Link to the full lesson.'),
        loop: loop().optional().describe('A video that plays until the scene is ready.'),
      })
      .array()
      .length(subjectIds.length),
    closing: z.strictObject({ title: line(80), text: paragraph(300), trial: line(30) }),
  },
})

export type VirtualClassrooms = z.infer<typeof virtualClassrooms.schema>
