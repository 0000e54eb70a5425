import type { Locale } from '../../../src/site/locales.ts'
import { fileIn, type Studio } from '../state/store.ts'

/** Problems of a field and of those within it. */
export const countProblems = (studio: Studio, locales: Locale[], name: string): number =>
  locales.reduce((sum, locale) => {
    const problems = fileIn(studio, locale)?.problems ?? []
    return sum + problems.filter(({ field }) => isWithin(field, name)).length
  }, 0)

export const isWithin = (field: string, name: string): boolean =>
  field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`)
