import type { ReferenceKind } from '../../content/schemas/fields.ts'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import type { Examined } from './examine.ts'
import { lackingInEnglish } from './lacking-in-english.ts'
import { leadingToHidden } from './leading-to-hidden.ts'
import { otherSections } from './other-sections.ts'
import { type Problem, splitPath } from './problem.ts'
import { unpublished } from './publication.ts'
import { sameName } from './same-name.ts'
import { didYouMean } from './suggest.ts'

/** What a field may point to; with `names`, whoever mistypes one is told what was meant. */
export type Known = Record<ReferenceKind, (value: string) => boolean> & {
  names?: Partial<Record<ReferenceKind, readonly string[]>>
}

/** What is wrong with files that were examined each by itself. */
export function judge(examined: Examined[], known: Known, now: Date): Problem[] {
  const { blamed, isExcused } = lackingInEnglish(examined)
  const isStillEnglish = bannedInEnglish(examined)
  return [
    ...examined.flatMap((file) => [
      ...file.problems.filter((problem) => !isExcused(problem) && !isStillEnglish(problem)),
      ...blamed.filter(({ path }) => path === file.path),
      ...broken(file, known),
    ]),
    ...leadingToHidden(examined, now),
    ...otherSections(examined),
    ...otherStatus(examined),
    ...sameName(examined.map(({ path }) => path)),
    ...untranslated(examined, now),
  ]
}

/** Whether a banned word stands in a field that has not been translated yet: it is the glossary of another language. */
function bannedInEnglish(examined: Examined[]) {
  const hashes = new Map(examined.map((file) => [file.path, file.hashes]))
  return ({ path, field, banned }: Problem): boolean => {
    const [locale, document] = splitPath(path)
    if (!banned || locale === defaultLocale) return false
    const [name = ''] = field.split(/[.[]/)
    const english = hashes.get(`${defaultLocale}/${document}`)?.[name]
    return english !== undefined && english === hashes.get(path)?.[name]
  }
}

const nouns: Record<ReferenceKind, string> = {
  page: 'page or place on a page',
  picture: 'picture',
  loop: 'loop',
  panorama: 'panorama',
  industry: 'industry',
}

function broken({ path, pointers }: Examined, known: Known): Problem[] {
  return pointers
    .filter(({ kind, value }) => !known[kind](value))
    .map(({ kind, value, field, line, column }) => {
      const meant = didYouMean(value, known.names?.[kind] ?? [])
      const message = `"${value}" → no such ${nouns[kind]}${meant}`
      return { path, line, column, field, message }
    })
}

/** A translation that says otherwise than its original whether visitors see it. */
function otherStatus(examined: Examined[]): Problem[] {
  const originals = new Map(
    examined.filter(({ path }) => path.startsWith(`${defaultLocale}/`)).map((e) => [e.path, e]),
  )
  return examined.flatMap((file) => {
    const original = originals.get(`${defaultLocale}/${splitPath(file.path)[1]}`)
    if (!original || original === file) return []
    return (['status', 'publishAt'] as const)
      .filter((field) => file[field] !== undefined && file[field] !== original[field])
      .map((field) => ({
        path: file.path,
        line: 1,
        column: 1,
        field,
        message: `"${file[field]}" → remove it: the English file sets this for all languages`,
      }))
  })
}

/** A document that one language has and another lacks; a draft may wait for its translations. */
function untranslated(examined: Examined[], now: Date): Problem[] {
  const have = new Set(examined.map(({ path }) => path))
  const drafts = new Set(
    examined.filter((file) => unpublished(file, now) === 'draft').map(({ path }) => path),
  )
  const documents = new Set(examined.map(({ path }) => splitPath(path)[1]))
  return [...documents]
    .filter((document) => !drafts.has(`${defaultLocale}/${document}`))
    .flatMap((document) =>
      locales
        .filter((locale) => !have.has(`${locale}/${document}`))
        .map((locale) => ({
          path: `${locale}/${document}`,
          line: 1,
          column: 1,
          field: '',
          message:
            locale === defaultLocale
              ? 'missing → add the English original, since it has translations'
              : 'missing → add the document in this language',
        })),
    )
}
