import { classNames } from '../class-names.ts'

export type FlagCountry = 'gb' | 'es' | 'fr' | 'in'

// Whole names, so that Tailwind finds them.
const drawings: Record<FlagCountry, string> = {
  gb: 'flag-gb',
  es: 'flag-es',
  fr: 'flag-fr',
  in: 'flag-in',
}

/** A small flag, drawn, since many systems have no flag emoji. Decoration beside the language's own name. */
export function Flag({ country, className }: { country: FlagCountry; className?: string }) {
  return <span aria-hidden="true" className={classNames('flag', drawings[country], className)} />
}
