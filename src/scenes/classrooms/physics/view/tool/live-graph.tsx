import { useTranslation } from 'react-i18next'
import { ChartFigure } from '../../../../../ui/charts/chart-figure.tsx'
import { ChartTable } from '../../../../../ui/charts/chart-table.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { AcrossAxis } from '../../../common/view/across-axis.tsx'
import { useFigures } from '../../../common/view/use-figures.ts'
import type { Graph, SeriesId } from '../../model/lesson/graphs.ts'

export interface LiveGraphProps {
  name: 'position' | 'energy'
  title: string
  text: string
  /** What stands over the column of times. */
  timeLabel: string
  graph: Graph
}

/** Lines are told apart by their dashes too. */
const looks: Record<SeriesId, { stroke: string; fill: string; dashes?: string }> = {
  angle: { stroke: 'stroke-signal', fill: 'bg-signal' },
  height: { stroke: 'stroke-signal', fill: 'bg-signal' },
  left: { stroke: 'stroke-signal', fill: 'bg-signal' },
  right: { stroke: 'stroke-depth', fill: 'bg-depth', dashes: '7 4' },
  separation: { stroke: 'stroke-signal', fill: 'bg-signal' },
  kinetic: { stroke: 'stroke-signal', fill: 'bg-signal' },
  potential: { stroke: 'stroke-depth', fill: 'bg-depth', dashes: '7 4' },
  total: { stroke: 'stroke-ink', fill: 'bg-ink', dashes: '2 3' },
}

const parts = [0, 1, 2, 3, 4] as const
/** Lines of the table. */
const rows = 12
/** Heads, drawings and tables of graphs that stand side by side are level, however many lines a head takes. */
const level = 'xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:gap-y-0'
/** Points of a line, so that a long run is drawn as fast as a short one. */
const points = 240

/** What the instruments write down while something moves, with its table. */
export function LiveGraph({ name, title, text, timeLabel, graph }: LiveGraphProps) {
  const { t } = useTranslation('physics')
  const figures = useFigures()
  const { times, across, up, series } = graph
  const x = (time: number) => ((time - across[0]) / (across[1] - across[0])) * 100
  const y = (value: number) => 100 - ((value - up[0]) / (up[1] - up[0])) * 100
  const at = ([from, to]: readonly [number, number], part: number) =>
    from + ((to - from) * part) / 4
  const written = (ends: readonly [number, number], value: number) =>
    figures(value, placesOf(ends[1] - ends[0]))
  const every = Math.ceil(times.length / points)
  const kept = times
    .map((_, row) => row)
    .filter((row) => row % every === 0 || row === times.length - 1)
  const listed = Array.from({ length: Math.min(rows, times.length) }, (_, line) =>
    Math.round((line / Math.max(1, Math.min(rows, times.length) - 1)) * (times.length - 1)),
  )
  return (
    <div data-graph={name} className={level}>
      <ChartFigure
        className={level}
        title={title}
        text={text}
        legend={series.map(({ id }) => ({ label: t(`series_${id}`), className: looks[id].fill }))}
        tableLabel={t('showTable')}
        table={() => (
          <ChartTable
            caption={title}
            columns={[timeLabel, ...series.map(({ id }) => t(`series_${id}`))]}
            rows={listed.map((row) => [
              figures(times[row] ?? 0, 2),
              ...series.map(({ values }) => figures(values[row] ?? 0, 2)),
            ])}
          />
        )}
      >
        <div className="flex h-44 sm:h-52" aria-hidden="true">
          <div className="relative w-11 shrink-0 font-mono text-[0.6875rem] text-ink-soft sm:w-12">
            {parts.map((part) => (
              <span
                key={part}
                className={classNames(
                  'absolute -translate-y-1/2',
                  ['top-full', 'top-3/4', 'top-1/2', 'top-1/4', 'top-0'][part],
                )}
              >
                {written(up, at(up, part))}
              </span>
            ))}
          </div>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="h-full min-w-0 grow overflow-visible"
          >
            {parts.map((part) => (
              <path
                key={part}
                d={`M0 ${part * 25}H100`}
                vectorEffect="non-scaling-stroke"
                className={part === 4 ? 'stroke-ink' : 'stroke-line'}
              />
            ))}
            {up[0] < 0 && (
              <path
                d={`M0 ${y(0).toFixed(2)}H100`}
                vectorEffect="non-scaling-stroke"
                className="stroke-line-strong"
              />
            )}
            {series.map(({ id, values }) => (
              <path
                key={id}
                d={`M${kept.map((row) => `${x(times[row] ?? 0).toFixed(2)} ${y(values[row] ?? 0).toFixed(2)}`).join('L')}`}
                vectorEffect="non-scaling-stroke"
                strokeWidth="2"
                strokeDasharray={looks[id].dashes}
                className={classNames('fill-none', looks[id].stroke)}
                data-series={id}
              />
            ))}
          </svg>
        </div>
        <div className="ml-11 sm:ml-12">
          <AcrossAxis labels={parts.map((part) => written(across, at(across, part)))} />
        </div>
      </ChartFigure>
    </div>
  )
}

/** Decimal places that tell the quarters of a length apart. */
const placesOf = (length: number): number => {
  for (let places = 0; places < 3; places += 1) {
    const quarter = (length / 4) * 10 ** places
    if (Math.abs(quarter - Math.round(quarter)) < 1e-6) return places
  }
  return length < 1 ? 3 : 2
}
