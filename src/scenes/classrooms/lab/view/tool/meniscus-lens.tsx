import { useTranslation } from 'react-i18next'
import { useFigures } from '../../../common/view/use-figures.ts'
import { titrationConfig } from '../../config.ts'

const middle = { x: 400, y: 150 }
const radius = 96
/** Units of the drawing to a tenth of a millilitre. */
const perTenth = 14
/** The glass stands left of the middle, so that the figures beside it lie within the lens. */
const glass = middle.x - 12

/** The burette's scale under a lens: the bottom of the meniscus is read to half a mark. */
export function MeniscusLens({ added }: { added: number }) {
  const { t } = useTranslation('lab')
  const figures = useFigures()
  const nearest = Math.round(added * 10)
  const tenths = Array.from({ length: 15 }, (_, i) => nearest - 7 + i).filter(
    (tenth) => tenth >= 0 && tenth <= titrationConfig.burette * 10,
  )
  const { x, y } = middle
  return (
    <g>
      <clipPath id="meniscus-lens">
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <circle cx={x} cy={y} r={radius} className="fill-paper" />
      <g clipPath="url(#meniscus-lens)">
        <path
          d={`M${x - radius} ${y - 10}Q${glass - 46} ${y + 10} ${glass} ${y - 10}V${y + radius}H${x - radius}Z`}
          className="fill-depth/25"
        />
        <path
          d={`M${x - radius} ${y - 10}Q${glass - 46} ${y + 10} ${glass} ${y - 10}`}
          strokeWidth="1.5"
          className="fill-none stroke-depth"
        />
        <path
          d={`M${glass} ${y - radius}V${y + radius}`}
          strokeWidth="1.5"
          className="stroke-ink"
        />
        {tenths.map((tenth) => {
          const at = y + (tenth / 10 - added) * perTenth * 10
          const long = tenth % 5 === 0
          return (
            <g key={tenth}>
              <path d={`M${glass} ${at}h${long ? 22 : 12}`} className="stroke-ink" />
              {long && (
                <text x={glass + 26} y={at + 4.5} className="fill-ink font-mono text-[13px]">
                  {figures(tenth / 10, 1)}
                </text>
              )}
            </g>
          )
        })}
        <path
          d={`M${x - radius} ${y}H${glass + 22}`}
          className="stroke-signal [stroke-dasharray:4_3]"
        />
      </g>
      <circle cx={x} cy={y} r={radius} strokeWidth="2" className="fill-none stroke-ink" />
      <rect
        x={x - 44}
        y={y + radius + 16}
        width="88"
        height="26"
        rx="2"
        className="fill-[#14171f]"
      />
      <text
        x={x}
        y={y + radius + 34}
        textAnchor="middle"
        className="fill-white font-mono text-[14px] max-sm:text-[16px]"
      >
        {t('millilitres', { figure: figures(added, 2) })}
      </text>
    </g>
  )
}
