import { useTranslation } from 'react-i18next'
import { linearScale } from '../../../../../ui/charts/axes.tsx'
import { ChartFigure } from '../../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { LinePlot } from '../../../common/view/line-figure.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { profileOf, type ReactionId, reactions } from '../../model/reaction.ts'

/** Kilojoules: one scale for all reactions, so that they can be compared by eye. */
const ticks = [-1500, 0, 1500, 3000]
const y = linearScale(3000, -1500)

/**
 * Levels of energy before and after a reaction, and of all its atoms apart.
 * @param known  whether its equation has been balanced: nothing is told before
 */
export function EnergyFigure({ reaction, known }: { reaction: ReactionId; known: boolean }) {
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
        <EnergyLevels levels={levels} />
        {apart === undefined && (
          <p className="mt-3 text-sm text-ink-soft">{t('lesson_dissolved')}</p>
        )}
      </ChartFigure>
    </div>
  )
}

type EnergyLevel = Record<'id' | 'name' | 'text', string> & { value: number }

/** Levels joined by dashes; between reactants and products a bar for the energy that leaves. */
function EnergyLevels({ levels }: { levels: readonly EnergyLevel[] }) {
  const figures = useFigures()
  const column = 100 / levels.length
  const plateaus = levels.map(({ value }, at) =>
    [at + 0.14, at + 0.86].map((place) => [place * column, y(value)] as const),
  )
  const [first = 0, last = 0] = [levels[0], levels.at(-1)].map((level) => y(level?.value ?? 0))
  return (
    <LinePlot
      height="h-72 sm:h-80"
      scale={y}
      ticks={ticks}
      format={figures}
      across={levels.map(({ name }) => name)}
      lines={[
        { id: 'joints', points: plateaus.flat(), color: 'faint', width: 1, dashes: '3 4' },
        ...levels.map(({ id }, at) => ({
          id,
          points: plateaus[at] ?? [],
          color: id === 'after' ? ('signal' as const) : ('ink' as const),
          width: 3,
        })),
      ]}
    >
      <rect
        x={`${100 - column / 2}%`}
        y={`${Math.min(first, last)}%`}
        width="10"
        height={`${Math.abs(last - first)}%`}
        className="-translate-x-[5px] fill-signal/25"
      />
      {levels.map(({ id, value, text }, at) => (
        <text
          key={id}
          x={`${(at + 0.5) * column}%`}
          y={`${y(value)}%`}
          dy={id === 'after' ? '1.5em' : '-0.7em'}
          textAnchor="middle"
          className="fill-ink font-mono text-[0.75rem]"
        >
          {text}
        </text>
      ))}
    </LinePlot>
  )
}
