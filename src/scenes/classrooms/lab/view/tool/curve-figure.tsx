import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { valueScale } from '../../../../../ui/charts/axes.tsx'
import { LineFigure } from '../../../common/view/line-figure.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { type AcidId, acidIds, type IndicatorId, titrationConfig } from '../../config.ts'
import { type Bench, flaskVolume } from '../../model/bench.ts'
import { curveVolumes, equivalenceVolume, pHAfter } from '../../model/titration.ts'

export interface CurveFigureProps {
  acid: AcidId
  indicator: IndicatorId
  added: number
}

const { burette, indicators } = titrationConfig
const y = valueScale(14)
const ticks = [0, 2, 4, 6, 8, 10, 12, 14]
const volumes = curveVolumes()
/** Rows of the table: close where the curve is steep. */
const rows = [0, 5, 10, 12.5, 15, 20, 24, 24.9, 24.95, 25, 25.05, 25.1, 26, 30, 40, 50]

const x = (volume: number) => (volume / burette) * 100
const pointOf = (acid: AcidId, volume: number) => [x(volume), y(pHAfter(acid, volume))] as const

/** pH over the volume added: the whole curve thin, what has been run so far in signal, the indicator's range behind. */
export function CurveFigure({ acid, indicator, added }: CurveFigureProps) {
  const { t } = useTranslation('lab')
  const figures = useNumberFormatter()
  const { from, to } = indicators[indicator]
  // Solved once an acid: what runs out of the burette only goes along the curve.
  const whole = useMemo(() => volumes.map((volume) => pointOf(acid, volume)), [acid])
  const behind = volumes.filter((volume) => volume < added).length
  const run = [...whole.slice(0, behind), pointOf(acid, added)]
  return (
    <LineFigure
      title={t('curve')}
      text={t('curveText')}
      legend={[
        {
          label: t('legendRange', { name: t(`indicator_${indicator}`) }),
          className: 'bg-depth/20',
        },
      ]}
      tableLabel={t('showTable')}
      columns={[t('added'), ...acidIds.map((each) => t(`acid_${each}`))]}
      rows={() =>
        rows.map((volume) => [
          t('millilitres', { figure: figures(volume, 2) }),
          ...acidIds.map((each) => figures(pHAfter(each, volume), 2)),
        ])
      }
      height="h-64 sm:h-80"
      scale={y}
      ticks={ticks}
      format={figures}
      across={[0, 10, 20, 30, 40, 50].map((volume) =>
        volume === burette ? t('millilitres', { figure: volume }) : String(volume),
      )}
      behind={
        <rect
          x="0"
          width="100%"
          y={`${y(to)}%`}
          height={`${y(from) - y(to)}%`}
          className="fill-depth/20"
        />
      }
      lines={[
        { id: 'whole', label: t('legendWhole'), points: whole, color: 'faint', width: 1.5 },
        { id: 'run', label: t('legendRun'), points: run, color: 'signal', width: 2.5 },
      ]}
    >
      <line
        x1={`${x(equivalenceVolume)}%`}
        x2={`${x(equivalenceVolume)}%`}
        y1="0"
        y2="100%"
        className="stroke-line-strong [stroke-dasharray:3_4]"
      />
      <circle
        cx={`${x(added)}%`}
        cy={`${y(pHAfter(acid, added))}%`}
        r="6"
        strokeWidth="2"
        className="fill-signal stroke-paper"
      />
    </LineFigure>
  )
}

/** The curve of the flask on the bench. */
export function BenchCurve({ lab }: { lab: Bench }) {
  const { acid, indicator } = lab.flask
  return <CurveFigure acid={acid} indicator={indicator} added={flaskVolume(lab)} />
}
