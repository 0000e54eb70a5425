import type { Locale } from '../../../src/site/locales.ts'

/** A typography fault in a text. */
export interface Correction {
  from: number
  /** Equals `from` where something is missing. */
  to: number
  /** What belongs there; undefined if only a person can tell. */
  replacement: string | undefined
  /** What is right, for the message. */
  right: string
}

/** A typography rule that a single expression can check. */
export interface Rule {
  /** Applies to all languages if omitted. */
  locales?: readonly Locale[]
  /** Global. Matches only what gets replaced; context goes into lookarounds. */
  wrong: RegExp
  replacement: string
  /** What is right, for the message. */
  right: string
  /** Returns true for a match that is right after all. */
  except?: (match: RegExpExecArray) => boolean
}

export const noBreak = '\u00A0'
export const narrowNoBreak = '\u202F'

/**
 * Finds all faults that the rules match.
 * @param text  masked
 */
export function applyRules(text: string, locale: Locale, rules: readonly Rule[]): Correction[] {
  return rules
    .filter(({ locales }) => !locales || locales.includes(locale))
    .flatMap(({ wrong, replacement, right, except }) =>
      [...text.matchAll(wrong)]
        .filter((match) => match[0] !== replacement && !except?.(match))
        .map((match) => ({
          from: match.index,
          to: match.index + match[0].length,
          replacement,
          right,
        })),
    )
}
