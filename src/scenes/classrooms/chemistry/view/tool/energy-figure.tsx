import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { profileOf, type ReactionId, reactionIds, reactions } from '../../model/reaction.ts'

const profiles = reactionIds.map((id) => profileOf(reactions[id]))

/** Percent of the plot's height that names need above and below the lines. */
const margin = 16

const top = Math.max(...profiles.map(({ apart = 0 }) => apart))
const bottom = Math.min(...profiles.map(({ products }) => products))

/** From kilojoules to percent of the height: one scale for all reactions, so that they can be compared by eye. */
const y = (value: number) => margin + ((top - value) / (top - bottom)) * (100 - 2 * margin)

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
        <EnergyLevels levels={levels} />
        {apart === undefined && (
          <p className="mt-3 text-sm text-ink-soft">{t('lesson_dissolved')}</p>
        )}
      </ChartFigure>
    </div>
  )
}

interface EnergyLevel {
  id: string
  name: string
  value: number
  text: string
}

/** Levels as short lines, joined by dashes; between reactants and products a bar for the energy that leaves. */
function EnergyLevels({ levels }: { levels: readonly EnergyLevel[] }) {
  const column = 100 / levels.length
  const placed = levels.map((level, at) => ({
    ...level,
    from: at * column + column * 0.14,
    to: (at + 1) * column - column * 0.14,
    y: y(level.value),
  }))
  const first = placed[0]
  const last = placed.at(-1)
  return (
    <svg aria-hidden="true" className="h-72 w-full overflow-visible sm:h-80">
      {placed.slice(1).map((level, at) => (
        <line
          key={level.id}
          x1={`${placed[at]?.to}%`}
          y1={`${placed[at]?.y}%`}
          x2={`${level.from}%`}
          y2={`${level.y}%`}
          className="stroke-line-strong [stroke-dasharray:3_4]"
        />
      ))}
      {first && last && (
        <>
          <line
            x1={`${last.from}%`}
            x2={`${last.to}%`}
            y1={`${first.y}%`}
            y2={`${first.y}%`}
            className="stroke-line-strong"
          />
          <rect
            x={`${(last.from + last.to) / 2}%`}
            y={`${Math.min(first.y, last.y)}%`}
            width="10"
            height={`${Math.abs(last.y - first.y)}%`}
            className="-translate-x-[5px] fill-signal/25"
          />
        </>
      )}
      {placed.map(({ id, name, text, from, to, y: at }) => {
        const middle = `${(from + to) / 2}%`
        // Names stand over the line, at the lowest level below it: the other side holds the figure.
        const below = id === 'after'
        return (
          <g key={id}>
            <line
              x1={`${from}%`}
              x2={`${to}%`}
              y1={`${at}%`}
              y2={`${at}%`}
              strokeWidth="3"
              className={id === 'after' ? 'stroke-signal' : 'stroke-ink'}
            />
            <text
              x={middle}
              y={`${at}%`}
              dy={below ? '1.5em' : '-1.9em'}
              textAnchor="middle"
              className="fill-ink text-[0.8125rem] font-semibold"
            >
              {name}
            </text>
            <text
              x={middle}
              y={`${at}%`}
              dy={below ? '3.1em' : '-0.7em'}
              textAnchor="middle"
              className="fill-ink-soft font-mono text-[0.75rem]"
            >
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
