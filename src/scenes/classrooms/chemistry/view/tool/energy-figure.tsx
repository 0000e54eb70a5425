import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { profileOf, type ReactionId, reactionIds, reactions } from '../../model/reaction.ts'

import { EnergyLevels } from './energy-levels.tsx'

const profiles = reactionIds.map((id) => profileOf(reactions[id]))

/** One scale for all reactions, kilojoules: so that they can be compared by eye. */
const range = {
  top: Math.max(...profiles.map(({ apart = 0 }) => apart)),
  bottom: Math.min(...profiles.map(({ products }) => products)),
}

export interface EnergyFigureProps {
  reaction: ReactionId
  /** Whether its equation has been balanced: nothing is told before. */
  known: boolean
}

/** Levels of energy before and after a reaction, and of all its atoms apart. */
export function EnergyFigure({ reaction, known }: EnergyFigureProps) {
  const { t } = useTranslation('chemistry')
  const figures = useFigures()
  const { products, apart } = profileOf(reactions[reaction])
  const levels = [
    { id: 'before' as const, value: 0 },
    ...(apart === undefined ? [] : [{ id: 'apart' as const, value: apart }]),
    { id: 'after' as const, value: products },
  ].map(({ id, value }) => ({
    id,
    value,
    name: t(`lesson_${id}`),
    text: t('lesson_kilojoules', { figure: figures(value, id === 'before' ? 0 : 1) }),
  }))
  if (!known) {
    return (
      <section aria-label={t('lesson_profile')} className="border-t pt-4" data-energy="hidden">
        <p className="kind">{t('lesson_profile')}</p>
        <p className="mt-2 text-ink-soft">{t('lesson_profileHidden')}</p>
      </section>
    )
  }
  return (
    <div data-energy={reaction}>
      <ChartFigure
        title={t('lesson_profile')}
        text={t('lesson_profileText')}
        tableLabel={t('lesson_table')}
        table={
          <ChartTable
            caption={t('lesson_profile')}
            columns={[t('lesson_level'), t('lesson_energy')]}
            rows={levels.map(({ name, text }) => [name, text])}
          />
        }
      >
        <EnergyLevels levels={levels} {...range} />
        {apart === undefined && (
          <p className="mt-3 text-sm text-ink-soft">{t('lesson_dissolved')}</p>
        )}
      </ChartFigure>
    </div>
  )
}
