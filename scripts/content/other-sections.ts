import { defaultLocale } from '../../src/site/locales.ts'
import { sectionKey } from '../../src/site/section-key.ts'
import type { Examined } from './examine.ts'
import type { Place, Source } from './place.ts'
import { type Problem, splitPath } from './problem.ts'

/** What all languages share of a section: all but its words. */
const shared = ['type', 'layout', 'tone', 'ruled', 'space'] as const

/** A section of a page without its words, and where it stands in its file. */
export interface SectionForm extends Place, Partial<Record<(typeof shared)[number], unknown>> {
  key: string
}

export function sectionForms(sections: unknown, locate: Source['locate']): SectionForm[] {
  if (!Array.isArray(sections)) return []
  return sections.map((section: unknown, index) => {
    const fields = (section ?? {}) as Partial<Record<string, unknown>>
    const own = Object.fromEntries(shared.map((name) => [name, fields[name]]))
    return { ...own, ...locate(['sections', index]), key: sectionKey(section) }
  })
}

/** Translations whose sections stand otherwise than the English ones, or are drawn otherwise. */
export function otherSections(examined: Examined[]): Problem[] {
  // A list that is wrong by itself is told of for that first.
  const sound = examined.filter(
    ({ sections, problems }) =>
      sections.length > 0 && !problems.some(({ field }) => field.startsWith('sections')),
  )
  const originals = new Map(sound.map(({ path, sections }) => [path, sections]))
  return sound.flatMap(({ path, sections }) => {
    const [locale, document] = splitPath(path)
    const original = originals.get(`${defaultLocale}/${document}`)
    if (locale === defaultLocale || !original) return []
    const other = firstOther(sections, original)
    if (other) return [{ path, ...other }]
    return sections.flatMap((section, index) =>
      shared.flatMap((name) => {
        const [found, wanted] = [section[name], original[index]?.[name]]
        if (found === wanted) return []
        const { line, column } = section
        const message = `${written(found)} → ${written(wanted)}, as in English`
        return [{ path, line, column, field: `sections[${index}].${name}`, message }]
      }),
    )
  })
}

/** The first place at which another section stands: all that follow may only have moved by it. */
function firstOther(sections: SectionForm[], original: SectionForm[]) {
  const length = Math.max(sections.length, original.length)
  for (let index = 0; index < length; index += 1) {
    const [found, wanted] = [sections[index], original[index]]
    if (found?.key === wanted?.key) continue
    const { line, column } = found ?? sections.at(-1) ?? { line: 1, column: 1 }
    const message = `${written(found?.key)} → ${written(wanted?.key)}, as in English`
    return { line, column, field: `sections[${index}]`, message }
  }
  return undefined
}

const written = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))
