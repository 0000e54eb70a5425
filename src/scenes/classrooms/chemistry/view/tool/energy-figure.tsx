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

/** Levels as short lines, joined by dashes; between reactants and products a bar for the energy that leaves. */
function EnergyLevels({ levels }: { levels: readonly EnergyLevel[] }) {
  const column = 100 / levels.length
  const placed = levels.map(({ id, name, text, value }, at) => {
    const [from, to] = [(at + 0.14) * column, (at + 0.86) * column]
    return { id, name, text, from, to, y: y(value) }
  })
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return null
  const joints = placed.slice(1).map(({ from, y }, at) => {
    const { to = 0, y: before = 0 } = placed[at] ?? {}
    return `M${to} ${before}L${from} ${y}`
  })
  return (
    <svg aria-hidden="true" className="h-72 w-full overflow-visible sm:h-80">
      {/* A path knows no percentages: it is drawn in a box of 100 by 100 that is stretched. */}
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
      >
        <path d={joints.join('')} className="stroke-line-strong [stroke-dasharray:3_4]" />
        <path d={`M${last.from} ${first.y}H${last.to}`} className="stroke-line-strong" />
      </svg>
      <rect
        x={`${(last.from + last.to) / 2}%`}
        y={`${Math.min(first.y, last.y)}%`}
        width="10"
        height={`${Math.abs(last.y - first.y)}%`}
        className="-translate-x-[5px] fill-signal/25"
      />
      {placed.map(({ id, name, text, from, to, y: at }) => {
        // Names stand over the line, at the lowest level below it: the other side holds the figure.
        const [stroke, above, below] =
          id === 'after' ? ['stroke-signal', '1.5em', '3.1em'] : ['stroke-ink', '-1.9em', '-0.7em']
        const line = { y1: `${at}%`, y2: `${at}%`, x1: `${from}%`, x2: `${to}%` }
        const middle = { x: `${(from + to) / 2}%`, y: `${at}%`, textAnchor: 'middle' } as const
        return (
          <g key={id}>
            <line {...line} strokeWidth="3" className={stroke} />
            <text {...middle} dy={above} className="fill-ink text-[0.8125rem] font-semibold">
              {name}
            </text>
            <text {...middle} dy={below} className="fill-ink-soft font-mono text-[0.75rem]">
              {text}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
