import { useTranslation } from 'react-i18next'
import { degrees } from '../../../../../math/angle.ts'
import { ChartFigure } from '../../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { AcrossAxis } from '../../../common/view/across-axis.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import { pendulumConfig } from '../../config.ts'
import { type Run, smallPeriod } from '../../model/pendulum.ts'
import { timeOf } from '../../model/trial.ts'

// Not `window`: the development server's own code in this file means the browser's by that name.
const { window: span } = pendulumConfig
const seconds = Array.from({ length: span / 2 + 1 }, (_, i) => i * 2)

/** Lines of the table. */
const rows = 12

/** The angle over the last ten seconds, beside what the formula for small swings foretells; the same as a table. */
export function AngleGraph({ run }: { run: Run }) {
  const { t } = useTranslation('physics')
  const figures = useFigures()
  const start = Math.max(0, timeOf(run) - span)
  const x = (time: number) => ((time - start) / span) * 100
  const y = (angle: number) => 50 - (angle / run.setup.amplitude) * 46
  const last = { time: timeOf(run), angle: run.state.angle }
  const points = [...run.rows.filter(({ time }) => time < last.time), last]
  const line = points
    .map(({ time, angle }) => `${x(time).toFixed(2)} ${y(angle).toFixed(2)}`)
    .join('L')
  const foretold = Array.from({ length: 241 }, (_, i) => {
    const time = start + (i / 240) * span
    return `${x(time).toFixed(2)} ${y(smallAngle(run.setup.amplitude, time)).toFixed(2)}`
  }).join('L')
  const amplitude = degrees(run.setup.amplitude)
  const degreesOf = (angle: number) => t('degrees', { figure: figures(degrees(angle), 1) })
  return (
    <ChartFigure
      title={t('graph')}
      text={t('unit_pendulum')}
      legend={[
        { label: t('full'), className: 'bg-signal' },
        { label: t('small'), className: 'bg-depth' },
      ]}
      tableLabel={t('showTable')}
      table={
        <ChartTable
          caption={t('graph')}
          columns={[t('timeSeconds'), t('full'), t('small')]}
          rows={spread(points, rows).map(({ time, angle }) => [
            figures(time, 2),
            degreesOf(angle),
            degreesOf(smallAngle(run.setup.amplitude, time)),
          ])}
        />
      }
    >
      <div aria-hidden="true" className="grid grid-cols-[3rem_1fr]">
        <div className="relative font-mono text-[0.6875rem] text-ink-soft">
          <span className="absolute top-[4%] -translate-y-1/2">{figures(amplitude)}°</span>
          <span className="absolute top-1/2 -translate-y-1/2">0°</span>
          <span className="absolute top-[96%] -translate-y-1/2">{figures(-amplitude)}°</span>
        </div>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-40 w-full overflow-hidden sm:h-48"
        >
          {[4, 50, 96].map((level) => (
            <path
              key={level}
              d={`M0 ${level}H100`}
              vectorEffect="non-scaling-stroke"
              className={level === 50 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          <path
            d={`M${foretold}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="1.5"
            className="fill-none stroke-depth [stroke-dasharray:5_4]"
          />
          <path
            d={`M${line}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth="2"
            className="fill-none stroke-signal"
          />
        </svg>
        <span />
        <div className="border-t border-ink">
          <AcrossAxis
            labels={seconds.map((second) => t('seconds', { figure: figures(start + second) }))}
          />
        </div>
      </div>
    </ChartFigure>
  )
}

/** What the formula for small swings foretells, radians. */
const smallAngle = (amplitude: number, time: number): number =>
  amplitude * Math.cos((2 * Math.PI * time) / smallPeriod)

/** So many of a list, the first and the last among them, evenly apart. */
function spread<Part>(list: readonly Part[], most: number): Part[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }).flatMap((_, line) => {
    const at = Math.round((line * (list.length - 1)) / (most - 1))
    return list.slice(at, at + 1)
  })
}
