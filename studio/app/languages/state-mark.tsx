import { type Locale, languageByLocale } from '../../../src/site/locales.ts'
import type { TranslationState } from '../../model/translation.ts'
import { words } from '../words.ts'

// Told apart by shape as well as by colour: full, half, empty.
const shapes: Record<TranslationState, string> = {
  done: 'border-current bg-current',
  stale: 'border-signal bg-linear-to-t from-signal from-50% to-transparent to-50%',
  missing: 'border-signal border-dashed',
}

export interface StateMarkProps {
  locale: Locale
  state: TranslationState
  /** Says nothing where all is done. */
  quiet?: boolean
}

/** How far a language is, as a small square. */
export function StateMark({ locale, state, quiet = false }: StateMarkProps) {
  const says = `${languageByLocale[locale].name}: ${words.states[state]}`
  return (
    <span
      title={says}
      className={`size-2 border ${shapes[state]} ${state === 'done' ? 'opacity-30' : ''}`}
    >
      {!(quiet && state === 'done') && <span className="sr-only">{says}</span>}
    </span>
  )
}
