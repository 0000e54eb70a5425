import { useTranslation } from 'react-i18next'
import { linearScale } from '../../../../../ui/charts/axes.tsx'
import { LineFigure } from '../../../common/view/line-figure.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { profileOf, type ReactionId, reactions } from '../../model/reaction.ts'

/** Kilojoules: one scale for all reactions, so that they can be compared by eye. */
const ticks = [-1500, 0, 1500, 3000]
const y = linearScale(3000, -1500)

/**
 * Levels of energy before and after a reaction, and of all its atoms apart, joined by dashes; between reactants and
 * products a bar for the energy that leaves.
 * @param known  whether its equation has been balanced: nothing is told before
 */
export function EnergyFigure({ reaction, known }: { reaction: ReactionId; known: boolean }) {
  const { t } = useTranslation('chemistry')
  const figures = useNumberFormatter()
  if (!known) {
    return (
      <section aria-label={t('lesson_profile')} className="border-t pt-4" data-energy="hidden">
        <p className="kind">{t('lesson_profile')}</p>
        <p className="mt-2 text-ink-soft">{t('lesson_profileHidden')}</p>
      </section>
    )
  }
  const { products, apart } = profileOf(reactions[reaction])
  const values = [
    ['before', 0],
    ...(apart === undefined ? [] : [['apart', apart] as const]),
    ['after', products],
  ] as const
  const column = 100 / values.length
  const levels = values.map(([id, value], at) => ({
    id,
    name: t(`lesson_${id}`),
    text: t('lesson_kilojoules', { figure: figures(value, id === 'before' ? 0 : 1) }),
    points: [at + 0.14, at + 0.86].map((place) => [place * column, y(value)] as const),
    middle: { x: `${(at + 0.5) * column}%`, y: `${y(value)}%` },
  }))
  return (
    <div data-energy={reaction}>
      <LineFigure
        title={t('lesson_profile')}
        text={t('lesson_profileText')}
        tableLabel={t('lesson_table')}
        columns={[t('lesson_level'), t('lesson_energy')]}
        rows={levels.map(({ name, text }) => [name, text])}
        height="h-72 sm:h-80"
        scale={y}
        ticks={ticks}
        format={figures}
        across={levels.map(({ name }) => name)}
        lines={[
          {
            id: 'joints',
            points: levels.flatMap(({ points }) => points),
            color: 'faint',
            width: 1,
            dashes: '3 4',
          },
          ...levels.map(({ id, points }) => {
            return { id, points, color: id === 'after' ? 'signal' : 'ink', width: 3 } as const
          }),
        ]}
      >
        <rect
          x={`${100 - column / 2}%`}
          y={`${Math.min(y(0), y(products))}%`}
          width="10"
          height={`${Math.abs(y(products) - y(0))}%`}
          className="-translate-x-[5px] fill-signal/25"
        />
        {levels.map(({ id, text, middle }) => (
          <text
            key={id}
            {...middle}
            dy={id === 'after' ? '1.5em' : '-0.7em'}
            textAnchor="middle"
            className="fill-ink font-mono text-[0.75rem]"
          >
            {text}
          </text>
        ))}
      </LineFigure>
      {apart === undefined && <p className="mt-3 text-sm text-ink-soft">{t('lesson_dissolved')}</p>}
    </div>
  )
}
