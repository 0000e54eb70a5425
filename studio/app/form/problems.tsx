import type { Locale } from '../../../src/site/locales.ts'
import type { StudioProblem } from '../../contract.ts'
import { fieldId } from '../state/problems.ts'
import { fileIn, useStudio } from '../state/store.ts'

const none: StudioProblem[] = []

/** What the check says of a field, in its own words: below it, with a mark in the margin. */
export function Problems({ locale, name }: { locale: Locale; name: string }) {
  const problems = useStudio((studio) => fileIn(studio, locale)?.problems ?? none)
  const own = problems.filter(({ field }) => field === name)
  if (own.length === 0) return null
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-0 bottom-0 -left-2.5 border-l-3 border-alert"
      />
      <ul id={`${fieldId(locale, name)}-problems`} className="mt-1 text-sm text-alert">
        {own.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  )
}
