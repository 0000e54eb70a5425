import { useTranslation } from 'react-i18next'
import type { Facts } from '../../model/hologram.ts'
import { useMeasures } from './use-measures.ts'

/** The measures of the model in the format of the page's language. */
export function FactsList({ facts }: { facts: Facts }) {
  const { t } = useTranslation('hologram')
  const { metres, minutes, percent, whole } = useMeasures()
  const radius = metres(facts.walk.radius)
  const rows = [
    [t('factLength'), metres(facts.length)],
    [t('factStops'), whole(facts.stops)],
    [t('factBetween'), facts.between === undefined ? t('none') : metres(facts.between)],
    [t('factNear', { radius }), percent(facts.near)],
    [t('factWalk', { radius }), minutes(facts.walk.seconds)],
    [t('factTrees'), whole(facts.trees)],
  ]
  return (
    <div className="lg:col-span-12">
      <h3 className="kind">{t('facts')}</h3>
      <dl className="mt-3 grid grid-cols-2 border-t sm:grid-cols-3 lg:grid-cols-6">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end border-b py-5 pr-4 max-sm:even:border-l max-sm:even:pl-4 sm:max-lg:not-[:nth-child(3n+1)]:border-l sm:max-lg:not-[:nth-child(3n+1)]:pl-5 lg:border-b-0 lg:not-first:border-l lg:not-first:pl-5"
          >
            <dt className="mt-1 text-sm text-ink-soft">{name}</dt>
            <dd className="text-subtitle font-semibold" suppressHydrationWarning>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
