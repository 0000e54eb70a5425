import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Point } from '../../../../math/orbit.ts'
import type { PieceSize } from '../../../../room-photo/model/design/item.ts'
import { Label, PhotoDrawing, pathOf } from '../../../../room-photo/view/photo-drawing.tsx'
import { furnitureConfig } from '../../config.ts'
import {
  dimensionLines,
  type Line3,
  personAt,
  screenOf,
  type View,
} from '../../model/piece-view.ts'

interface MeasuresProps {
  size: PieceSize
  view: View
  /** Of the view on the screen, CSS pixels. */
  box: { width: number; height: number }
}

type Project = (point: Point) => { x: number; y: number }

/** How far words stand off their line on the floor, CSS pixels. */
const OFF = 20

const label = 'fill-ink stroke-surface'

/** The dimension lines and the person, drawn over the scene as its camera sees them; a list beside it says the same. */
export function Measures({ size, view: proxy, box }: MeasuresProps) {
  const { t } = useTranslation('furniture')
  const view = useSnapshot(proxy)
  const project = screenOf(view, size, box)
  const foot = personAt(view, size)
  return (
    <PhotoDrawing photo={box}>
      {view.person && (
        <Person
          foot={project(foot)}
          head={project({ ...foot, y: furnitureConfig.person.height })}
          text={t('personHeight')}
          box={box}
        />
      )}
      {dimensionLines(size, view).map((line) => (
        <MeasuredSide
          key={line.side}
          line={line}
          project={project}
          text={t('cm', { value: Math.round(line.meters * 100) })}
          box={box}
        />
      ))}
    </PhotoDrawing>
  )
}

interface MeasuredSideProps {
  line: Line3
  project: Project
  text: string
  box: MeasuresProps['box']
}

function MeasuredSide({ line, project, text, box }: MeasuredSideProps) {
  const { from, to, tick } = line
  const [a, b] = [project(from), project(to)]
  const ticks = [from, to].map((end) => [
    project({ x: end.x - tick.x, y: end.y - tick.y, z: end.z - tick.z }),
    project({ x: end.x + tick.x, y: end.y + tick.y, z: end.z + tick.z }),
  ])
  const strokes = [[a, b], ...ticks].map(pathOf)
  const upright = line.side === 'height'
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  // On the floor the words stand off to where the piece is not.
  const middle = project({ x: 0, y: 0, z: 0 })
  const off = OFF / (Math.hypot(at.x - middle.x, at.y - middle.y) || 1)
  const shift = upright
    ? { x: 9, y: 0 }
    : { x: (at.x - middle.x) * off * 1.5, y: (at.y - middle.y) * off }
  return (
    <g data-side={line.side}>
      <path d={strokes.join('')} className="stroke-signal" strokeWidth={1.5} />
      <Label
        text={text}
        at={{ x: at.x + shift.x, y: at.y + shift.y + 4 }}
        beside={upright}
        picture={box}
        className={label}
      />
    </g>
  )
}

interface PersonProps {
  foot: { x: number; y: number }
  head: { x: number; y: number }
  text: string
  box: MeasuresProps['box']
}

function Person({ foot, head, text, box }: PersonProps) {
  const tall = foot.y - head.y
  return (
    <g data-person="">
      {[1, -1].map((side) => (
        <path
          key={side}
          d={personPath}
          transform={`translate(${foot.x} ${foot.y}) scale(${side * tall} ${tall})`}
          strokeWidth={1.5}
          strokeLinejoin="round"
          className="fill-ink/6 stroke-line-strong"
        />
      ))}
      <Label text={text} at={{ x: foot.x, y: head.y - 8 }} picture={box} className={label} />
    </g>
  )
}

/** Half the outline of a standing person: one unit tall, feet at 0, up is negative as on the screen. */
const personPath = [
  'M0 -1C.012 -1 .029 -.995 .038 -.985C.047 -.975 .054 -.955 .054 -.94',
  'C.054 -.925 .044 -.905 .04 -.893C.036 -.881 .025 -.875 .03 -.868',
  'C.035 -.861 .055 -.854 .07 -.847C.085 -.84 .11 -.838 .122 -.822',
  'C.134 -.806 .142 -.779 .146 -.75C.15 -.721 .148 -.677 .15 -.64',
  'C.152 -.603 .158 -.551 .158 -.52C.158 -.489 .156 -.455 .152 -.445',
  'C.148 -.435 .139 -.438 .135 -.46C.131 -.482 .132 -.542 .128 -.58',
  'C.124 -.618 .118 -.692 .112 -.7C.106 -.708 .095 -.657 .093 -.63',
  'C.091 -.603 .099 -.564 .1 -.53C.101 -.496 .101 -.46 .098 -.42C.095 -.38 .084 -.317 .08 -.28',
  'C.076 -.243 .08 -.227 .076 -.19C.072 -.153 .056 -.078 .056 -.05',
  'C.056 -.022 .073 -.02 .074 -.012C.075 -.004 .068 -.002 .06 0C.052 .002 .031 .01 .026 0',
  'C.021 -.01 .026 -.017 .026 -.06C.026 -.103 .028 -.205 .024 -.27C.02 -.335 .008 -.465 0 -.465',
].join('')
