import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { OrbitControl, OrbitSettings } from '../../../../../math/orbit-view.ts'
import { loadCanvasFonts } from '../../../../../stage/canvas-fonts.ts'
import { attachOrbit } from '../../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../../stage/scene-slot.tsx'
import { Viewport } from '../../../../../stage/viewport.tsx'
import { useSessionSupported } from '../../../../../stage/xr/request-session.ts'
import { CornerBrackets } from '../../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../../ui/button/button.tsx'
import { TextList } from '../../../../../ui/text-list.tsx'
import { useLoaded } from '../../../../../ui/use-loaded.ts'
import { actionOf, type LessonModel, runAction } from '../../model/lesson.ts'
import { createViewControl, type Session } from '../../model/session.ts'
import { belowScene, withheldReadings } from '../../model/withheld-readings.ts'
import type { LessonArProps } from '../ar/lesson-ar.tsx'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import { CommandLine } from './command-line.tsx'
import { ControlPanel, LabReadings, ObjectList } from './control-panel.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { Summary } from './summary.tsx'
import { type Lesson, type LessonOptions, useLesson } from './use-lesson.ts'
import { WorkspaceTools } from './workspace-tools.tsx'

/** A part of one lesson alone, with its lab as it stands; what changes the lab does so by the session. */
type OwnPart<Lab extends object> = ComponentType<{ lab: Lab; session: Session<Lab> }>

/** What makes a lesson this one. */
export interface LessonParts<Lab extends object> {
  model: LessonModel<Lab>
  settings: OrbitSettings
  loadScene: () => Promise<ComponentType<SceneProps<Lab>>>
  /** The drawing before and without the scene. */
  poster: ReactNode
  /** What an instrument shows in a corner of the scene: a lens, a dial. */
  Inset: OwnPart<Lab>
  /** What belongs below the scene: a graph. */
  Below: OwnPart<Lab>
}

type LessonWorkspaceProps<Lab extends object> = LessonParts<Lab> & LessonOptions<Lab>

/**
 * The lesson under way: scene, step, commands, controls, instruments and the list of things; the step stays by the
 * scene. While something moves the lab changes in each frame, so the workspace itself looks at nothing of it: its
 * parts do.
 */
export function LessonWorkspace<Lab extends object>(props: LessonWorkspaceProps<Lab>) {
  const { model, settings, loadScene, poster, Inset, Below } = props
  const [isDrawn, setDrawn] = useState(false)
  const [room, setRoom] = useState<SceneProps<Lab>['room']>()
  const { lesson, vocabulary, kept, command, passTime, forget } = useLesson(props)
  const { t, session, words, say } = lesson
  const [control] = useState(() => createViewControl(session, settings))
  const { at } = useSnapshot(session.progress)
  return (
    <div
      className="grid gap-x-10 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_auto_auto_1fr]"
      data-lesson={model.id}
      data-at={at}
    >
      {/* Beside a quiz, which is longer, the scene stays in view where the screen is high enough for all of it. */}
      <div className="min-w-0 lg:col-span-8">
        <div
          data-scene-box=""
          className="lg:[@media(height>=50rem)]:sticky lg:[@media(height>=50rem)]:top-20"
        >
          <CornerBrackets
            locked
            inset="none"
            className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[15/11]"
          >
            <LessonViewport
              {...{ lesson, control, loadScene, poster, room }}
              onLive={(isLive) => isLive && setDrawn(true)}
            />
            <WithLab lesson={lesson} Part={Inset} />
          </CornerBrackets>
          <Said lesson={lesson} />
        </div>
      </div>
      <div className="min-w-0 lg:col-span-4">
        <LessonSteps lesson={lesson} />
      </div>
      <div className="min-w-0 lg:col-span-8">
        <CommandLine vocabulary={vocabulary} onCommand={command} say={say} />
        <div className="mt-6">
          <ControlPanel lesson={lesson} />
        </div>
        {/* It is the drawn scene that is put into the room. */}
        {isDrawn && (
          <ArEntry lesson={lesson} onTime={passTime} onRoom={(next) => setRoom(() => next)} />
        )}
        <WorkspaceTools {...{ lesson, control }} />
      </div>
      <div className="min-w-0 lg:col-span-8">
        <BelowScene lesson={lesson}>
          <WithLab lesson={lesson} Part={Below} />
        </BelowScene>
      </div>
      {/* The list of things takes the side to itself, beside all that stands below the scene. */}
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-4 lg:col-start-9 lg:row-span-3 lg:row-start-2">
        <LabReadings lesson={lesson} />
        <ObjectList lesson={lesson} />
        <div className="border-t pt-4">
          <p className="text-sm text-ink-soft">{kept ? t('keptHere') : t('notKept')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Summary lesson={lesson} today={new Date()} />
            <Button size="small" variant="quiet" className="min-h-11" onClick={forget}>
              {t('forget')}
            </Button>
          </div>
        </div>
      </div>
      <section aria-label={t('whatIf')} className="min-w-0 lg:col-span-8 lg:row-start-4">
        <p className="kind">{t('whatIf')}</p>
        <TextList items={words.whatIf} className="mt-2" itemClassName="border-t py-3" />
      </section>
    </div>
  )
}

interface PartProps<Lab extends object = object> {
  lesson: Lesson<Lab>
}

type ViewportProps<Lab extends object> = PartProps<Lab> &
  Pick<LessonParts<Lab>, 'loadScene' | 'poster'> &
  Pick<SceneProps<Lab>, 'room'> & { control: OrbitControl; onLive: (isLive: boolean) => void }

/** As bare as a scene needs it: walls fill it, so nothing shows through. */
const context = { antialias: true, alpha: false, depth: true }

/** The scene over its drawing, turned by drags and keys; the name of what is chosen stands at it. */
function LessonViewport<Lab extends object>(props: ViewportProps<Lab>) {
  const { lesson, control, loadScene, poster, room, onLive } = props
  const { t, words, text, session, say } = lesson
  const { model, lab, workspace } = session
  const { chosen } = useSnapshot(workspace)
  const name = useRef<HTMLParagraphElement>(null)

  const onPick = (id: string) => {
    workspace.chosen = id
    const action = actionOf(model, lab, id)
    const before = model.event(lab)
    if (action) runAction(model, lab, action)
    if (model.event(lab) === before) say(text.chosen(model, lab, id))
  }
  return (
    <Viewport
      control={control}
      attach={attachOrbit}
      takesFocus
      aria-label={t('named', { name: t('scene'), value: words.scene ?? words.poster })}
      aria-describedby="lesson-scene-help"
      className="absolute inset-0 overflow-hidden"
    >
      <SceneSlot
        load={async () => {
          const [Scene] = await Promise.all([loadScene(), loadCanvasFonts()])
          return Scene
        }}
        when="now"
        context={context}
        props={{ session, label: name, onPick, room }}
        poster={<div className="absolute inset-0 in-data-live:invisible">{poster}</div>}
        onLive={onLive}
        className="size-full"
      />
      <p
        ref={name}
        aria-hidden="true"
        hidden
        className="pointer-events-none absolute top-0 left-0 w-max max-w-64 rounded-sm bg-[#14171f] px-2.5 py-1 text-sm text-white"
      >
        {chosen === null ? '' : text.object(chosen)}
      </p>
      <span id="lesson-scene-help" className="sr-only">
        {t('sceneHelp')}
      </span>
    </Viewport>
  )
}

function WithLab<Lab extends object>({ lesson, Part }: PartProps<Lab> & { Part: OwnPart<Lab> }) {
  return <Part session={lesson.session} lab={useThrottledSnapshot(lesson.seen)} />
}

/** Where the lesson speaks, to readers too; before it has, how the scene is used. */
function Said({ lesson: { t, saying } }: PartProps) {
  const { text, times } = useSnapshot(saying)
  return (
    <p
      role="status"
      data-said=""
      className="mt-3 min-h-12 border-l-2 border-signal bg-surface px-3.5 py-2.5 text-[0.9375rem]"
    >
      <span key={times}>{times === 0 ? t('sceneHelp') : text}</span>
    </p>
  )
}

/** What belongs below the scene, once it no longer tells what a step asks the learner to expect. */
function BelowScene({ lesson: { t, session }, children }: PartProps & { children: ReactNode }) {
  const { steps } = useSnapshot(session.progress)
  if (!withheldReadings(session.model, { steps }).has(belowScene)) return children
  return (
    <p data-below-held="" className="rounded border bg-surface floor p-6 text-ink-soft">
      {t('belowHeld')}
    </p>
  )
}

const loadAr = () => import('../ar/lesson-ar.tsx')
const doWithout = () => {}

/** The way onto the visitor's own table, where this device has one; nothing of it is fetched elsewhere. */
function ArEntry(props: LessonArProps) {
  const ar = useLoaded(loadAr, useSessionSupported('immersive-ar'), doWithout)
  return ar ? <ar.LessonAr {...props} /> : null
}
