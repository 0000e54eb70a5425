import type { Locale } from '../../site/locales.ts'
import { classNames } from '../class-names.ts'

// Whole names, so that Tailwind finds them.
const drawings: Record<Locale, string> = {
  en: 'flag-gb',
  es: 'flag-es',
  fr: 'flag-fr',
  hi: 'flag-in',
}

/** A small flag, drawn, since many systems have no flag emoji. Decoration beside the language's own name. */
export function Flag({ locale, className }: { locale: Locale; className?: string }) {
  return <span aria-hidden="true" className={classNames('flag', drawings[locale], className)} />
}
