import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import type { OrbitLimits } from '../../../../../stage/orbit-controls.tsx'
import { useSessionSupported } from '../../../../../stage/xr/request-session.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Reticle } from '../../../../../ui/reticle/reticle.tsx'
import { useLoaded } from '../../../../../ui/use-loaded.ts'
import type { CommandWords, LessonWords } from '../../model/document.ts'
import { actionOf, type LessonModel, runAction } from '../../model/lesson.ts'
import type { Session } from '../../model/session.ts'
import { belowScene, shownReadings, withheld } from '../../model/withheld.ts'
import type { LessonArProps } from '../ar/lesson-ar.tsx'
import { Readings } from '../readings.tsx'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import { CommandLine } from './command-line.tsx'
import { ControlPanel } from './control-panel.tsx'
import { Course } from './course.tsx'
import { ObjectList } from './object-list.tsx'
import { StepRow } from './step-row.tsx'
import { Summary } from './summary.tsx'
import { type LessonPartProps, type Saying, useLesson } from './use-lesson.ts'
import { Viewport } from './viewport.tsx'
import { WorkspaceTools } from './workspace-tools.tsx'

/** A part of one lesson alone, with its lab as it stands; what changes the lab does so by the session. */
type OwnPart<Lab extends object> = ComponentType<{ lab: Lab; session: Session<Lab> }>

/** What makes a lesson this one. */
export interface LessonParts<Lab extends object> {
  model: LessonModel<Lab>
  limits: OrbitLimits & OrbitView & { degreesPerPixel: number }
  loadScene: () => Promise<ComponentType<SceneProps<Lab>>>
  /** The drawing before and without the scene. */
  poster: ReactNode
  /** What an instrument shows in a corner of the scene: a lens, a dial. */
  Inset?: OwnPart<Lab>
  /** What belongs below the scene: a graph. */
  Below?: OwnPart<Lab>
}

export interface LessonWorkspaceProps<Lab extends object> extends LessonParts<Lab> {
  words: LessonWords
  commands: CommandWords
}

/** So many things make a list that is longer than what stands beside it. */
const manyThings = 10

/**
 * The lesson under way: scene, step, commands, controls, instruments and the list of things; the step stays by the
 * scene. While something moves the lab changes in each frame, so the workspace itself looks at nothing of it: its
 * parts do.
 */
export function LessonWorkspace<Lab extends object>(props: LessonWorkspaceProps<Lab>) {
  const { model, limits, words, commands, loadScene, poster, Inset, Below } = props
  const { yaw, pitch, zoom } = limits
  const { t } = useTranslation('lesson')
  const [view] = useState({ yaw, pitch, zoom })
  const [isDrawn, setDrawn] = useState(false)
  const [room, setRoom] = useState<SceneProps<Lab>['room']>()
  const showRoom = useCallback((next: SceneProps<Lab>['room']) => setRoom(() => next), [])
  const run = useLesson({ model, words, commands, view })
  const { session, text, saying, say } = run
  const { lab, workspace, progress } = session
  const { at } = useSnapshot(progress)
  // A long list of things takes the side to itself: what else can be tried fills the room left of it.
  const long = model.objects.length > manyThings

  const pick = (id: string) => {
    workspace.chosen = id
    const action = actionOf(model, lab, id)
    const before = model.event(lab)
    if (action) runAction(model, lab, action)
    if (model.event(lab) === before) say(text.chosen(model, lab, id))
  }

  return (
    <div
      className={classNames(
        'grid gap-x-10 gap-y-8 lg:grid-cols-12',
        long ? 'lg:grid-rows-[auto_auto_auto_1fr]' : 'lg:grid-rows-[auto_auto_1fr]',
      )}
      data-lesson={model.id}
      data-at={at}
    >
      {/* Beside a quiz, which is longer, the scene stays in view where the screen is high enough for all of it. */}
      <div className="min-w-0 lg:col-span-8">
        <div
          data-scene-box=""
          className="lg:[@media(height>=50rem)]:sticky lg:[@media(height>=50rem)]:top-20"
        >
          <Reticle
            locked
            inset="none"
            className="aspect-square overflow-hidden rounded border bg-surface sm:aspect-[15/11]"
          >
            <Viewport
              {...{ session, text, loadScene, poster }}
              label={t('named', { name: t('scene'), value: words.scene ?? words.poster })}
              onPick={pick}
              onDrawn={() => setDrawn(true)}
              room={room}
            />
            {Inset && <WithLab session={session} Part={Inset} />}
          </Reticle>
          <Said saying={saying} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-4">
        <StepRow {...{ words, progress, say }} />
        <Course {...{ words, progress, say }} />
      </div>
      <div className="min-w-0 lg:col-span-8">
        <CommandLine vocabulary={run.vocabulary} onCommand={run.command} say={say} />
        <div className="mt-6">
          <ControlPanel {...{ session, text, say }} />
        </div>
        {/* It is the drawn scene that is put into the room. */}
        {isDrawn && (
          <ArEntry
            source={{ session, words, text, t }}
            onTime={run.passTime}
            {...{ saying, say }}
            onRoom={showRoom}
          />
        )}
        <WorkspaceTools {...{ session, limits, say }} />
      </div>
      {Below && (
        <div className="min-w-0 lg:col-span-8">
          <BelowScene session={session}>
            <WithLab session={session} Part={Below} />
          </BelowScene>
        </div>
      )}
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-8 lg:col-span-4 lg:col-start-9 lg:row-start-2',
          // It leaves no hole over what stands below the scene.
          long ? 'lg:row-span-3' : Below && 'lg:row-span-2',
        )}
      >
        <LabReadings {...{ session, text }} />
        <ObjectList {...{ session, text, say }} />
        {!long && <WhatIf ideas={words.whatIf} />}
        <div className="border-t pt-4">
          <p className="text-sm text-ink-soft">{run.kept ? t('keptHere') : t('notKept')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Summary {...{ session, words, text }} today={new Date()} />
            <Button size="small" variant="quiet" className="min-h-11" onClick={run.forget}>
              {t('forget')}
            </Button>
          </div>
        </div>
      </div>
      {long && (
        <div className="min-w-0 lg:col-span-8 lg:row-start-4">
          <WhatIf ideas={words.whatIf} />
        </div>
      )}
    </div>
  )
}

function WithLab<Lab extends object>(props: { session: Session<Lab>; Part: OwnPart<Lab> }) {
  const { session, Part } = props
  return <Part session={session} lab={useThrottledSnapshot(session.lab, session.model.moving)} />
}

/** Where the lesson speaks, to readers too; before it has, how the scene is used. */
function Said({ saying }: { saying: Saying }) {
  const { t } = useTranslation('lesson')
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
function BelowScene({ session, children }: { session: Session; children: ReactNode }) {
  const { t } = useTranslation('lesson')
  const { steps } = useSnapshot(session.progress)
  if (!withheld(session.model, { steps }).has(belowScene)) return children
  return (
    <p data-below-held="" className="rounded border bg-surface floor p-6 text-ink-soft">
      {t('belowHeld')}
    </p>
  )
}

/**
 * What the lab's instruments show now; those whose thing stands aside are not listed, those that are held back say
 * so.
 */
function LabReadings({ session, text }: Omit<LessonPartProps, 'say'>) {
  const { model, lab, progress } = session
  const { t } = useTranslation('lesson')
  const seen = useThrottledSnapshot(lab, model.moving)
  const readings = shownReadings(model, seen, useSnapshot(progress))
    .filter(({ away }) => !away)
    .map((reading) => ({
      id: reading.id,
      label: text.readingName(reading.id),
      value: text.reading(reading),
      held: reading.held !== undefined,
      main: reading.main ?? false,
    }))
  return <Readings label={t('readings')} readings={readings} />
}

/** What else can be tried. */
function WhatIf({ ideas }: { ideas: readonly string[] }) {
  const { t } = useTranslation('lesson')
  return (
    <section aria-label={t('whatIf')}>
      <p className="kind">{t('whatIf')}</p>
      <ul className="mt-2">
        {ideas.map((idea) => (
          <li key={idea} className="border-t py-3">
            {idea}
          </li>
        ))}
      </ul>
    </section>
  )
}

const loadAr = () => import('../ar/lesson-ar.tsx')
const doWithout = () => {}

/** The way onto the visitor's own table, where this device has one; nothing of it is fetched elsewhere. */
function ArEntry({ saying, ...props }: Omit<LessonArProps, 'said'> & { saying: Saying }) {
  const ar = useLoaded(loadAr, useSessionSupported('immersive-ar'), doWithout)
  const { text } = useSnapshot(saying)
  return ar ? <ar.LessonAr {...props} said={text} /> : null
}
