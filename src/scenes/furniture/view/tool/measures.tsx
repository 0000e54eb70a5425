import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Point } from '../../../../math/orbit.ts'
import { labelPlace, labelWidth } from '../../../../room-photo/view/label-place.ts'
import { furnitureConfig } from '../../config.ts'
import type { View } from '../../model/piece-view.ts'
import { type Line3, measureLines, personAt, type Size, screenOf } from '../../model/piece-view.ts'
import { personPath } from './person-path.ts'

export interface MeasuresProps {
  size: Size
  view: View
  /** Of the view on the screen, CSS pixels. */
  box: { width: number; height: number }
}

type Project = (point: Point) => { x: number; y: number }

/** How far words stand off their line on the floor, CSS pixels. */
const OFF = 20

const label = 'fill-ink stroke-surface font-mono text-xs [paint-order:stroke]'

/** The dimension lines and the person, drawn over the scene as its camera sees them. What they say is a list beside it. */
export function Measures({ size, view: proxy, box }: MeasuresProps) {
  const { t } = useTranslation('furniture')
  const view = useSnapshot(proxy)
  const project = screenOf(view, size, box)
  const foot = personAt(view, size)
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {view.person && (
        <Person
          foot={project(foot)}
          head={project({ ...foot, y: furnitureConfig.person.height })}
          text={t('personHeight')}
        />
      )}
      {measureLines(size, view).map((line) => (
        <MeasuredSide
          key={line.side}
          line={line}
          project={project}
          text={t('cm', { value: Math.round(line.metres * 100) })}
          box={box}
        />
      ))}
    </svg>
  )
}

interface MeasuredSideProps {
  line: Line3
  project: Project
  text: string
  box: { width: number; height: number }
}

function MeasuredSide({ line, project, text, box }: MeasuredSideProps) {
  const { from, to, tick } = line
  const [a, b] = [project(from), project(to)]
  const ticks = [from, to].map((end) => [
    project({ x: end.x - tick.x, y: end.y - tick.y, z: end.z - tick.z }),
    project({ x: end.x + tick.x, y: end.y + tick.y, z: end.z + tick.z }),
  ])
  const strokes = [[a, b], ...ticks].map(([p, q]) => p && q && `M${p.x} ${p.y}L${q.x} ${q.y}`)
  const upright = line.side === 'height'
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  // On the floor the words stand off to where the piece is not.
  const middle = project({ x: 0, y: 0, z: 0 })
  const off = OFF / (Math.hypot(at.x - middle.x, at.y - middle.y) || 1)
  const shift = upright
    ? { x: 9 + labelWidth(text) / 2, y: 0 }
    : { x: (at.x - middle.x) * off * 1.5, y: (at.y - middle.y) * off }
  return (
    <g data-side={line.side}>
      <path d={strokes.join('')} className="fill-none stroke-signal" strokeWidth={1.5} />
      <text
        {...labelPlace({ x: at.x + shift.x, y: at.y + shift.y + 4 }, text, box, 1)}
        textAnchor="middle"
        strokeWidth={5}
        className={label}
      >
        {text}
      </text>
    </g>
  )
}

interface PersonProps {
  foot: { x: number; y: number }
  head: { x: number; y: number }
  text: string
}

function Person({ foot, head, text }: PersonProps) {
  const tall = foot.y - head.y
  return (
    <g data-person="">
      <path
        d={personPath}
        transform={`translate(${foot.x} ${foot.y}) scale(${tall})`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        strokeLinejoin="round"
        className="fill-ink/6 stroke-line-strong"
      />
      <text x={foot.x} y={head.y - 8} textAnchor="middle" strokeWidth={5} className={label}>
        {text}
      </text>
    </g>
  )
}
