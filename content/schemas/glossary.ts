import { z } from 'zod'
import { line } from './fields.ts'

const document = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)?\.(json|mdx)$/,
    'a document without its language, such as ui/media.json',
  )

/** The terms of one language, and the words that it doesn't use for them: `glossaries/<language>.json`. */
export const glossary = z.strictObject({
  terms: z
    .strictObject({
      english: line(120).describe('The English term.'),
      term: line(120).describe('The term in this language. en.json has none.').optional(),
      banned: line(120)
        .array()
        .describe(
          'Words and phrases that the check rejects. List every form. Case, the kind of space and the kind of apostrophe don’t matter.',
        ),
      except: document
        .array()
        .min(1)
        .describe('Documents where the banned words are allowed, such as ui/media.json.')
        .optional(),
      note: line(200)
        .describe('For translators: where the term is used, or why it was chosen.')
        .optional(),
    })
    .array()
    .describe('The terms. The check reports every banned word with the right term.'),
})

export type Glossary = z.infer<typeof glossary>
