import { useTranslation } from 'react-i18next'
import { linearScale } from '../../../../../ui/charts/axes.tsx'
import { LineFigure, sampleEvenly } from '../../../common/view/line-figure.tsx'
import { useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { type Graph, graphsOf } from '../../model/lesson/graphs.ts'
import type { MotionLab } from '../../model/lesson/motion-lab.ts'

/** Place and energy over time, for the run in front. */
export function LiveGraphs({ lab: { live, setup } }: { lab: MotionLab }) {
  const { t } = useTranslation('physics')
  const { position, energy } = graphsOf(live, setup)
  const timeLabel = t(live.id === 'orbit' ? 'timeYears' : 'timeSeconds')
  const energyText = t(live.id === 'orbit' ? 'energyText_orbit' : 'energyText')
  const place = { title: t(`live_${live.id}`), text: t(`unit_${live.id}`), graph: position }
  const joules = { title: t('liveEnergy'), text: energyText, graph: energy }
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-10 xl:grid-cols-2">
      <LiveGraph {...place} name="position" timeLabel={timeLabel} />
      <LiveGraph {...joules} name="energy" timeLabel={timeLabel} />
    </div>
  )
}

interface LiveGraphProps {
  name: 'position' | 'energy'
  title: string
  text: string
  /** What stands over the column of times. */
  timeLabel: string
  graph: Graph
}

/** Of the lines of a graph, in turn; they are told apart by their dashes too. */
const looks = [
  { color: 'signal' },
  { color: 'depth', dashes: '7 4' },
  { color: 'ink', dashes: '2 3' },
] as const

/** Heads, drawings and tables of graphs that stand side by side are level, however many lines a head takes. */
const level = 'xl:row-span-3 xl:grid xl:grid-rows-subgrid xl:gap-y-0'
/** Points of a line, so that a long run is drawn as fast as a short one. */
const points = 240

/** What the instruments write down while something moves, with its table. */
function LiveGraph({ name, timeLabel, graph, ...head }: LiveGraphProps) {
  const { t } = useTranslation('physics')
  const figures = useNumberFormatter()
  const { times, across, up, series } = graph
  const x = linearScale(...across)
  const y = linearScale(up[1], up[0])
  const all = [...times.keys()]
  const written = (value: number, [from, to]: readonly [number, number]) =>
    figures(value, placesOf(to - from))
  const lines = series.map(({ id, values }, at) => ({
    ...(looks[at] ?? looks[0]),
    id,
    label: t(`series_${id}`),
    points: sampleEvenly(all, points).map(
      (row) => [x(times[row] ?? 0), y(values[row] ?? 0)] as const,
    ),
  }))
  return (
    <div data-graph={name} className={level}>
      <LineFigure
        {...head}
        className={level}
        tableLabel={t('showTable')}
        columns={[timeLabel, ...lines.map(({ label }) => label)]}
        rows={() =>
          sampleEvenly(all).map((row) =>
            [times, ...series.map(({ values }) => values)].map((each) =>
              figures(each[row] ?? 0, 2),
            ),
          )
        }
        height="h-44 sm:h-52"
        scale={y}
        ticks={quartersOf(up)}
        format={(value) => written(value, up)}
        across={quartersOf(across).map((time) => written(time, across))}
        lines={lines}
        behind={
          up[0] < 0 && (
            <line x2="100%" y1={`${y(0)}%`} y2={`${y(0)}%`} className="stroke-line-strong" />
          )
        }
      />
    </div>
  )
}

const quartersOf = ([from, to]: readonly [number, number]) =>
  [0, 1, 2, 3, 4].map((part) => from + ((to - from) * part) / 4)

/** Decimal places that tell the quarters of a length apart. */
const placesOf = (length: number): number => {
  for (let places = 0; places < 3; places += 1) {
    const quarter = (length / 4) * 10 ** places
    if (Math.abs(quarter - Math.round(quarter)) < 1e-6) return places
  }
  return length < 1 ? 3 : 2
}
