import { useTranslation } from 'react-i18next'
import type { InteractiveDemo, InteractiveFeatures } from '../../../documents/refs.ts'
import { fill } from '../../fill.ts'

export interface PlaceRowProps {
  copy: InteractiveFeatures['places']
  place: InteractiveDemo['places'][number]
  /** On the plan. */
  number: number
}

/** The most that a place can be rated. */
const BEST = 5

export function PlaceRow({ copy, place, number }: PlaceRowProps) {
  const { i18n } = useTranslation('shell')
  const metres = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'meter' })
  const rating = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 })
  return (
    <li className="grid grid-cols-[2rem_1fr_auto] items-baseline gap-x-4 gap-y-1 border-t py-4 sm:grid-cols-[2rem_1fr_5rem_6rem]">
      <span aria-hidden="true" className="font-mono text-xs text-ink-soft">
        {String(number).padStart(2, '0')}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{place.name}</span>
        <span className="block text-sm text-ink-soft">{copy.types[place.type]}</span>
      </span>
      <span className="text-right font-mono text-sm tabular-nums" suppressHydrationWarning>
        {metres.format(place.distance)}
      </span>
      <span className="text-right text-sm text-ink-soft max-sm:col-start-2 max-sm:text-left">
        {fill(copy.ratingOf, { rating: rating.format(place.rating), best: BEST })}
      </span>
    </li>
  )
}
