import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Point3 } from '../../../../math/orbit.ts'
import { createOrbitControl, type OrbitControl } from '../../../../math/orbit-view.ts'
import type { CatalogPiece, PieceVariant } from '../../../../room-photo/model/design/catalog.ts'
import type { PieceSize } from '../../../../room-photo/model/design/item.ts'
import { fetchModelsAhead } from '../../../../room-photo/view/model-files.ts'
import { Label, PhotoDrawing, pathOf } from '../../../../room-photo/view/photo-drawing.tsx'
import { attachOrbit } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { ViewButtons, Viewport, ViewText } from '../../../../stage/viewport.tsx'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayButton } from '../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PlainPicture } from '../../../../ui/picture/picture.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'
import { useInView } from '../../../../ui/use-in-view.ts'
import { furnitureConfig } from '../../config.ts'
import {
  createScreenProjector,
  createView,
  dimensionLines,
  type PieceDimensionLine,
  personPosition,
  type View,
} from '../../model/piece-view.ts'

export interface PieceViewerProps {
  /** `alt` tells what its picture shows */
  piece: CatalogPiece & { alt: string }
  variant: PieceVariant
  /** The look that the piece's picture shows. */
  firstVariant: PieceVariant
  /** Opens at once: the visitor came for it. */
  opens?: boolean
  className?: string
}

/** A piece to scale: its picture until the visitor opens the live model, then that, to be turned and measured. */
export function PieceViewer(props: PieceViewerProps) {
  const { piece, variant, firstVariant, opens = false, className } = props
  const { t } = useTranslation('furniture')
  const [view] = useState(createView)
  const [control] = useState(() => createOrbitControl(view, furnitureConfig.view))
  const place = useRef<HTMLDivElement>(null)
  const [when, open] = useSceneStart(place, {
    fetch: () => {
      fetchModelsAhead([piece.id], false)
      return loadScene()
    },
  })
  const isOpen = when === 'now'
  const [isPressed, setPressed] = useState(false)
  const isInView = useInView(place, { threshold: 0.5 })
  useEffect(() => {
    if (opens) open()
  }, [opens, open])

  return (
    <div ref={place} className={className} data-furniture={isOpen ? 'open' : 'picture'}>
      <CornerBrackets
        locked={isOpen}
        className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[4/3]"
      >
        {isOpen ? (
          <PieceViewport {...{ piece, variant, view, control }} turns={isInView && !isPressed} />
        ) : (
          <>
            <div aria-hidden="true" className="floor absolute inset-0" />
            <Thumbnail id={piece.id} alt={piece.alt} className="p-6 sm:p-10" />
            <div className="absolute right-0 bottom-0 p-8 sm:p-9">
              <PlayButton
                onClick={() => {
                  setPressed(true)
                  open()
                }}
              >
                {t('open')}
              </PlayButton>
            </div>
          </>
        )}
      </CornerBrackets>
      <div className={classNames('mt-4 flex flex-col gap-3', !isOpen && 'min-h-6')}>
        {isOpen ? (
          <>
            <ViewBar {...{ view, control }} />
            <ViewText view={view} />
            <p id="furniture-help" className="text-sm text-ink-soft">
              {t('help')}
            </p>
          </>
        ) : (
          variant.id !== firstVariant.id && (
            <p className="text-sm text-ink-soft">
              {t('posterLook', { colour: firstVariant.name })}
            </p>
          )
        )}
      </div>
    </div>
  )
}

interface PieceViewportProps {
  piece: PieceViewerProps['piece']
  variant: PieceVariant
  view: View
  control: OrbitControl
  /** Whether it may turn by itself for a moment. */
  turns: boolean
}

const loadScene = () => import('../furniture-scene.tsx').then((module) => module.FurnitureScene)

/** The piece in 3D with its measures, over its picture, which also stands in where there is no WebGL. */
function PieceViewport(props: PieceViewportProps) {
  const { piece, variant, view, control, turns } = props
  const { t } = useTranslation('furniture')
  const [drawn, setDrawn] = useState<string>()
  const [missing, setMissing] = useState<string>()
  const [tries, setTries] = useState(0)
  const isDrawn = drawn === piece.id

  return (
    <>
      <Viewport
        control={control}
        attach={attachOrbit}
        aria-label={t('model', { name: piece.name, colour: variant.name })}
        aria-describedby="furniture-help"
        data-drawn={isDrawn ? piece.id : undefined}
        className="absolute inset-0"
      >
        <SceneSlot
          key={tries}
          load={loadScene}
          when="now"
          props={{
            piece,
            variant: variant.id,
            view,
            turns,
            onDrawn: setDrawn,
            onMissing: () => setMissing(piece.id),
          }}
          onLive={(isLive) => isLive || setDrawn(undefined)}
          poster={!isDrawn && <Thumbnail id={piece.id} alt={piece.alt} className="p-6 sm:p-10" />}
          className="size-full"
        />
        {isDrawn && <Measures size={piece} view={view} />}
      </Viewport>
      {missing === piece.id && !isDrawn && (
        <div
          role="alert"
          className="absolute inset-x-0 top-6 mx-auto flex w-fit items-center gap-3 rounded bg-paper px-3 py-2 text-sm"
        >
          {t('notFetched')}
          <Button
            size="small"
            onClick={() => {
              setMissing(undefined)
              setTries(tries + 1)
            }}
          >
            {t('tryAgain')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Everything that the pointer does, as buttons, and the person beside the piece. */
function ViewBar({ view, control }: { view: View; control: OrbitControl }) {
  const { t } = useTranslation('furniture')
  const { person } = useSnapshot(view)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        size="small"
        aria-pressed={person}
        className="min-h-11 aria-pressed:bg-ink aria-pressed:text-paper"
        onClick={() => {
          view.person = !view.person
        }}
      >
        {t('person')}
      </Button>
      <ViewButtons control={control} />
    </div>
  )
}

/** A piece's picture, in its first look. */
function Thumbnail({ id, alt, className }: { id: string; alt: string; className?: string }) {
  return (
    <PlainPicture
      file={`/models/${id}`}
      alt={alt}
      width={512}
      height={512}
      lazy
      className={classNames('absolute inset-0 m-auto size-full max-w-lg object-contain', className)}
    />
  )
}

/** Of the view on the screen, CSS pixels. */
interface Box {
  width: number
  height: number
}

type Project = (point: Point3) => { x: number; y: number }

/** How far words stand off their line on the floor, CSS pixels. */
const OFF = 20

/** Before the first measurement. */
const unmeasured = { width: 1, height: 1 }

const label = 'fill-ink stroke-surface'

/** The dimension lines and the person, drawn over the scene as its camera sees them; a list beside it says the same. */
function Measures({ size, view: proxy }: { size: PieceSize; view: View }) {
  const { t } = useTranslation('furniture')
  const view = useSnapshot(proxy)
  const frame = useRef<HTMLDivElement>(null)
  const box = useBoxSize(frame) ?? unmeasured
  const project = createScreenProjector(view, size, box)
  const foot = personPosition(view, size)
  return (
    <div ref={frame} className="pointer-events-none absolute inset-0">
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
    </div>
  )
}

interface MeasuredSideProps {
  line: PieceDimensionLine
  project: Project
  text: string
  box: Box
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
  box: Box
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
