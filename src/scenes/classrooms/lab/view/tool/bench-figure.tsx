import { useTranslation } from 'react-i18next'
import { Lens, lensSize } from '../../../common/view/lens.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { titrationConfig } from '../../config.ts'

export interface BenchFigureProps {
  /** Millilitres that have left the burette. */
  added: number
  /** Of the liquid in the flask. */
  color: string
  /** How much that color covers, 0 to 1. */
  strength: number
}

const { burette, acidVolume } = titrationConfig
/** Where the burette's marks begin and end. */
const top = 26
const bottom = 216
const markAt = (volume: number) => top + (volume / burette) * (bottom - top)

/** Of glass. */
const glassLine = { strokeWidth: '1.5', className: 'fill-none stroke-ink' }

/** A burette over a flask: how full the one is, and the color of what is in the other. */
export function BenchFigure({ added, color, strength }: BenchFigureProps) {
  const { t } = useTranslation('lab')
  const figures = useNumberFormatter()
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
        <path d="M108 14v212l8 10v26l4 12 4-12v-26l8-10V14" {...glassLine} />
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
          {...glassLine}
        />
      </g>
      <path
        d={`M172 ${markAt(added)}L310 118`}
        className="stroke-line-strong [stroke-dasharray:3_4]"
      />
      <Lens x="300" y="50" width="200" height="200">
        <Meniscus level={added} />
        <path d={`M0 ${middle}H${wall + 22}`} className="stroke-[#c23e12] [stroke-dasharray:4_3]" />
      </Lens>
      <rect x="356" y="266" width="88" height="26" rx="2" className="fill-[#14171f]" />
      <text
        x="400"
        y="284"
        textAnchor="middle"
        className="fill-white font-mono text-[14px] max-sm:text-[16px]"
      >
        {t('millilitres', { figure: figures(added, 2) })}
      </text>
    </svg>
  )
}

const middle = lensSize / 2
/** Units of the lens to a tenth of a millilitre. */
const perTenth = 17
/** Where the glass stands in the lens. */
const wall = middle + 24
const meniscus = `M0 ${middle - 12}Q${middle - 38} ${middle + 12} ${wall} ${middle - 12}`

/** The burette's scale about a level, for a lens: the bottom of the meniscus is read to half a mark. */
export function Meniscus({ level }: { level: number }) {
  const figures = useNumberFormatter()
  const tenths = Array.from({ length: 15 }, (_, at) => Math.round(level * 10) - 7 + at)
  return (
    <>
      <path d={`${meniscus}V${lensSize}H0Z`} className="fill-[#a9cbe0]/60" />
      <path d={meniscus} strokeWidth="2" className="fill-none stroke-[#2c5f80]" />
      <path d={`M${wall} 0V${lensSize}`} strokeWidth="1.5" className="stroke-[#14171f]" />
      {tenths
        .filter((tenth) => tenth >= 0 && tenth <= burette * 10)
        .map((tenth) => {
          const y = middle + (tenth / 10 - level) * perTenth * 10
          const whole = tenth % 10 === 0
          return (
            <g key={tenth}>
              <path
                d={`M${wall} ${y}h${whole ? -64 : tenth % 5 === 0 ? -44 : -28}`}
                strokeWidth={whole ? 2 : 1.2}
                className="stroke-[#14171f]"
              />
              {tenth % 5 === 0 && (
                <text x={wall + 7} y={y + 5} className="fill-[#14171f] font-mono text-[15px]">
                  {figures(tenth / 10, 1)}
                </text>
              )}
            </g>
          )
        })}
    </>
  )
}
