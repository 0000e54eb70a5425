import type { Locale } from '../../../src/site/locales.ts'
import { dashRules } from './dashes.ts'
import { frenchRules } from './french.ts'
import { hindiRules } from './hindi.ts'
import { mask } from './mask.ts'
import { numberRules } from './numbers.ts'
import { findQuotes } from './quotes.ts'
import { applyRules, type Correction } from './rule.ts'
import { spaceRules } from './spaces.ts'
import { findUnopened } from './spanish.ts'
import { isQuoted } from './spec-quotes.ts'

const rules = [...numberRules, ...frenchRules, ...hindiRules, ...dashRules, ...spaceRules]

/**
 * Finds all typography faults in a text, in order. If two rules want the same place, the result has only the first: the
 * other is found after that one is fixed.
 */
export function findCorrections(text: string, locale: Locale): Correction[] {
  if (isQuoted(text, locale)) return []
  const masked = mask(text)
  const all = [
    ...findQuotes(masked, locale),
    ...findUnopened(masked, locale),
    ...applyRules(masked, locale, rules),
  ]
  const ordered = all.toSorted((a, b) => a.from - b.from)
  let end = -1
  return ordered.filter(({ from, to }) => {
    // Two insertions at the same place overlap too.
    if (from < end || (from === to && from === end)) return false
    end = Math.max(to, from)
    return true
  })
}
