import type { z } from 'zod'
import { type Glossary, glossary as schema } from '../../../content/schemas/glossary.ts'
import { defaultLocale } from '../../../src/site/locales.ts'
import { explain } from '../explain.ts'
import { type ContentFile, fieldName, type Problem } from '../problem.ts'
import { readSource } from '../source.ts'
import { compilePhrases, findPhrases, plainPhrase } from './phrases.ts'

/** Validates a glossary file. Without a `glossary` in the result, the file can't be used. */
export function checkGlossary({ path, text }: ContentFile): {
  glossary?: Glossary
  problems: Problem[]
} {
  const source = readSource(path, text)
  const problem = (at: PropertyKey[], message: string): Problem => ({
    path,
    ...source.locate(at),
    field: fieldName(at),
    message,
  })
  if (source.errors.length > 0) {
    return {
      problems: source.errors.map(({ place, message }) => ({ path, ...place, field: '', message })),
    }
  }
  const checked = schema.safeParse(source.data, { reportInput: true })
  if (!checked.success) {
    const issues = checked.error.issues as z.core.$ZodIssue[]
    const explained = issues.flatMap((issue) => explain(issue, schema))
    return { problems: explained.map(({ path: at, message }) => problem(at, message)) }
  }
  const glossary = checked.data
  const isEnglish = path === `glossaries/${defaultLocale}.json`
  const terms = glossary.terms.flatMap(({ term }, index) => {
    if (isEnglish && term !== undefined) {
      return [problem(['terms', index, 'term'], 'the English term is `english` → remove it')]
    }
    return isEnglish || term !== undefined
      ? []
      : [problem(['terms', index, 'term'], 'missing → add what this language calls it')]
  })
  return {
    glossary,
    problems: [...terms, ...repeated(glossary, problem), ...selfBanned(glossary, problem)],
  }
}

type Report = (at: PropertyKey[], message: string) => Problem

/** Phrases that two entries ban: the check could not tell which term is right. */
function repeated({ terms }: Glossary, problem: Report): Problem[] {
  const seen = new Set<string>()
  return terms.flatMap(({ banned }, index) =>
    banned.flatMap((phrase, at) => {
      const plain = plainPhrase(phrase)
      if (!seen.has(plain)) {
        seen.add(plain)
        return []
      }
      return [problem(['terms', index, 'banned', at], `"${phrase}" is banned twice → ban it once`)]
    }),
  )
}

/** Terms that contain a phrase which another entry bans. */
function selfBanned(glossary: Glossary, problem: Report): Problem[] {
  const phrases = compilePhrases(glossary)
  return glossary.terms.flatMap(({ english, term = english }, index) => {
    const [first] = findPhrases(term, phrases).filter(({ banned }) => banned.entry !== index)
    if (!first) return []
    return [
      problem(
        ['terms', index],
        `"${term}" → choose a term without "${first.words}", which is banned`,
      ),
    ]
  })
}
