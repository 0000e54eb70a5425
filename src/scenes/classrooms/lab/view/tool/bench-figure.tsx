import { useTranslation } from 'react-i18next'
import { titrationConfig } from '../../config.ts'
import { MeniscusLens } from './meniscus-lens.tsx'

export interface BenchFigureProps {
  /** Millilitres that have left the burette. */
  added: number
  /** Of the liquid in the flask. */
  color: string
  /** How much that colour covers, 0 to 1. */
  strength: number
}

const { burette, acidVolume } = titrationConfig
/** Where the burette's marks begin and end. */
const top = 26
const bottom = 216
const markAt = (volume: number) => top + (volume / burette) * (bottom - top)

/** A burette over a flask: how full the one is, and the colour of what is in the other. */
export function BenchFigure({ added, color, strength }: BenchFigureProps) {
  const { t } = useTranslation('lab')
  // The flask widens downwards, so the level rises fast at first: good enough for the eye.
  const level = 372 - 52 * Math.sqrt((acidVolume + added) / (acidVolume + burette))
  const half = 78 - (372 - level) * 0.62
  return (
    <svg viewBox="0 0 540 400" role="img" aria-label={t('bench')} className="block w-full">
      <g transform="translate(40 0)">
        <path d="M28 388h184M44 388V14M44 40h62" strokeWidth="2" className="stroke-line-strong" />
        <rect
          x="108"
          y={markAt(added)}
          width="24"
          height={Math.max(0, 232 - markAt(added))}
          className="fill-depth/25"
        />
        <path
          d={`M108 ${markAt(added)}q12 5 24 0`}
          strokeWidth="1.5"
          className="fill-none stroke-depth"
          data-meniscus=""
        />
        <path
          d="M108 14v212l8 10v26l4 12 4-12v-26l8-10V14"
          strokeWidth="1.5"
          className="fill-none stroke-ink"
        />
        <path d="M104 244h32" strokeWidth="5" className="stroke-ink" />
        {Array.from({ length: 11 }, (_, i) => i * 5).map((volume) => (
          <g key={volume}>
            <path
              d={`M132 ${markAt(volume)}h${volume % 10 === 0 ? 12 : 7}`}
              className="stroke-ink"
            />
            {volume % 10 === 0 && (
              <text
                x="149"
                y={markAt(volume) + 4}
                className="fill-ink-soft font-mono text-[12px] max-sm:text-[14px]"
              >
                {volume}
              </text>
            )}
          </g>
        ))}
        <path
          d={`M${120 - half} ${level}h${half * 2}L198 366q4 12-8 12H50q-12 0-8-12Z`}
          fill={color}
          fillOpacity={strength}
          data-colour={color}
        />
        <path
          d="M106 284v24L42 366q-4 12 8 12h140q12 0 8-12L134 308v-24M102 284h36"
          strokeWidth="1.5"
          className="fill-none stroke-ink"
        />
      </g>
      <path
        d={`M172 ${markAt(added)}L310 118`}
        className="stroke-line-strong [stroke-dasharray:3_4]"
      />
      <MeniscusLens added={added} />
    </svg>
  )
}
