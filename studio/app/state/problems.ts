import { type Locale, locales } from '../../../src/site/locales.ts'
import type { StudioProblem } from '../../contract.ts'
import { goTo } from './open.ts'
import { currentDocument, getStudio, type OpenDocument } from './store.ts'

export interface PlacedProblem extends StudioProblem {
  locale: Locale
}

/** The problems of a document in all of its languages, in the order of its files. */
export const problemsIn = (document: OpenDocument | undefined): PlacedProblem[] =>
  locales.flatMap((locale) =>
    (document?.files[locale]?.problems ?? []).map((problem) => ({ ...problem, locale })),
  )

/** The element that a field is filled in by. */
export const fieldId = (locale: Locale, field: string): string => `${locale}:${field}`

let last = -1

/** Goes to the next problem of the document that is shown, and from the last one to the first. */
export function showNextProblem(): void {
  const document = currentDocument(getStudio())
  const problems = problemsIn(document)
  const next = problems[(last + 1) % problems.length]
  if (!document || !next) return
  last = problems.indexOf(next)
  const own = problems.filter(({ locale }) => locale === next.locale)
  showProblem(document.file, next.locale, own.indexOf(next))
}

/** Shows the language that has the problem and puts the cursor into its field. */
export function showProblem(file: string, locale: Locale, index: number): void {
  const { place, opened } = getStudio()
  const problem = opened[file]?.files[locale]?.problems[index]
  if (!problem) return
  if (place.view === 'fields' && place.locale !== locale) void goTo({ locale }, false)
  // After the language has been drawn.
  requestAnimationFrame(() => focusField(locale, problem.field))
}

/** The field, or what it is missing in; what is told of the whole document stands above its fields. */
function focusField(locale: Locale, field: string): void {
  const within = [field]
  for (let name = field; name; within.push(name)) {
    name = name.replace(/(^|\.)[^.[]+$|\[\d+\]$/, '')
  }
  for (const name of within) {
    const element = document.getElementById(fieldId(locale, name))
    if (!element) continue
    for (
      let at = element.closest('details');
      at;
      at = at.parentElement?.closest('details') ?? null
    ) {
      at.open = true
    }
    element.focus()
    element.scrollIntoView({ block: 'center' })
    return
  }
}
