import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OrbitLimits } from '../../../../../stage/view-buttons.tsx'
import { arSupported } from '../../../../../stage/xr/ar-support.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { ResetIcon } from '../../../../../ui/icons/tools.tsx'
import { Reticle } from '../../../../../ui/reticle/reticle.tsx'
import { useLoaded } from '../../../../../ui/use-loaded.ts'
import type { CommandWords, LessonWords } from '../../model/document.ts'
import type { LessonModel } from '../../model/lesson.ts'
import { actionOf, runAction } from '../../model/operate.ts'
import { type DeskView, type Session, slow } from '../../model/session.ts'
import { Readings } from '../readings.tsx'
import type { SceneProps } from '../scene/lesson-scene.tsx'
import type { LessonSet } from '../scene/lesson-set.ts'
import { CommandLine } from './command-line.tsx'
import { ControlPanel } from './control-panel.tsx'
import { Course } from './course.tsx'
import { ObjectList } from './object-list.tsx'
import { StepRow } from './step-row.tsx'
import { Summary } from './summary.tsx'
import { useLesson } from './use-lesson.ts'
import { ViewTools } from './view-tools.tsx'
import { Viewport } from './viewport.tsx'

/** What makes a lesson this one. */
export interface LessonParts<Lab extends object> {
  model: LessonModel<Lab>
  limits: OrbitLimits & DeskView & { degreesPerPixel: number }
  loadScene: () => Promise<ComponentType<SceneProps<Lab>>>
  /** Builds the set without a room round it, for the visitor's own table. */
  loadSet: () => Promise<() => LessonSet<Lab>>
  /** The drawing before and without the scene. */
  poster: ReactNode
  /** What an instrument shows in a corner of the scene: a lens, a dial. */
  Inset?: ComponentType<{ lab: Lab }>
  /** What belongs below the scene: a graph. */
  Below?: ComponentType<{ lab: Lab }>
}

export interface LessonDeskProps<Lab extends object> extends LessonParts<Lab> {
  words: LessonWords
  commands: CommandWords
}

/** So many things make a list that is longer than what stands beside it. */
const manyThings = 10

/** The lesson under way: scene, step, commands, controls, instruments and the list of things; the step stays by the scene. */
export function LessonDesk<Lab extends object>(props: LessonDeskProps<Lab>) {
  const { model, limits, words, commands, loadScene, poster, Inset, Below } = props
  const { yaw, pitch, zoom } = limits
  const { t } = useTranslation('lesson')
  const [view] = useState({ yaw, pitch, zoom })
  const run = useLesson({ model, words, commands, view })
  const { session, text, said, times, say } = run
  const { lab, desk, progress } = session
  const { at } = useSnapshot(progress)
  const seen = useSnapshot(lab) as Lab
  const ar = useAr()
  // A long list of things takes the side to itself: what else can be tried fills the room left of it.
  const long = model.objects.length > manyThings

  const pick = (id: string) => {
    desk.chosen = id
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
              {...{ session, text, limits, loadScene, poster }}
              label={t('named', { name: t('scene'), value: words.poster })}
              onPick={pick}
            />
            {Inset && <Inset lab={seen} />}
          </Reticle>
          <p
            role="status"
            data-said=""
            className="mt-3 min-h-12 border-l-2 border-signal bg-surface px-3.5 py-2.5 text-[0.9375rem]"
          >
            <span key={times}>{times === 0 ? t('sceneHelp') : said}</span>
          </p>
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
        {ar && (
          <ar.LessonAr
            source={{ session: session as never, words, text, t }}
            onTime={run.passTime}
            said={said}
            say={say}
            onPick={pick}
            loadSet={props.loadSet as never}
          />
        )}
        <Tools session={session as never} limits={limits} say={say} />
      </div>
      {Below && (
        <div className="min-w-0 lg:col-span-8">
          <Below lab={seen} />
        </div>
      )}
      <div
        className={classNames(
          'flex min-w-0 flex-col gap-8 lg:col-span-4 lg:col-start-9 lg:row-start-2',
          // It leaves no hole over what stands below the scene.
          long ? 'lg:row-span-3' : Below && 'lg:row-span-2',
        )}
      >
        <Readings
          label={t('readings')}
          readings={model
            .readings(seen)
            .filter(({ away }) => !away)
            .map((reading) => ({
              id: reading.id,
              label: text.readingName(reading.id),
              value: text.reading(reading),
              ...(reading.main ? { main: true } : {}),
            }))}
        />
        <ObjectList {...{ session, text, say }} />
        {!long && <WhatIf ideas={words.whatIf} />}
        <Keeping kept={run.kept} onForget={run.forget}>
          <Summary {...{ session, words, text }} today={new Date()} />
        </Keeping>
      </div>
      {long && (
        <div className="min-w-0 lg:col-span-8 lg:row-start-4">
          <WhatIf ideas={words.whatIf} />
        </div>
      )}
    </div>
  )
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

/** The way into AR, where this device has it; nothing of it is fetched elsewhere. */
function useAr() {
  const [can, setCan] = useState(false)
  useEffect(() => {
    let here = true
    arSupported().then((supported) => here && setCan(supported))
    return () => {
      here = false
    }
  }, [])
  return useLoaded(loadAr, can, doWithout)
}

const loadAr = () => import('../ar/lesson-ar.tsx')
const doWithout = () => {}

interface ToolsProps {
  session: Session
  limits: OrbitLimits
  say: (text: string) => void
}

/** View, pace and a new beginning. */
function Tools({ session, limits, say }: ToolsProps) {
  const { model, lab, desk } = session
  const { t } = useTranslation('lesson')
  const { pace } = useSnapshot(desk)
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-t pt-4">
      <Button
        size="small"
        className="min-h-11"
        onClick={() => {
          model.reset(lab)
          say(t('resetSaid'))
        }}
      >
        <ResetIcon className="size-4" />
        {t('reset')}
      </Button>
      <Button
        size="small"
        className="min-h-11 aria-pressed:border-signal aria-pressed:text-signal aria-pressed:hover:bg-transparent"
        aria-pressed={pace === slow}
        onClick={() => {
          desk.pace = pace === slow ? 1 : slow
          say(t(pace === slow ? 'normalSaid' : 'slowSaid'))
        }}
      >
        {t('slow')}
      </Button>
      <ViewTools desk={desk} limits={limits} />
    </div>
  )
}

interface KeepingProps {
  kept: boolean
  onForget: () => void
  children: ReactNode
}

/** Where progress is kept, and how to be rid of it. */
function Keeping({ kept, onForget, children }: KeepingProps) {
  const { t } = useTranslation('lesson')
  return (
    <div className="border-t pt-4">
      <p className="text-sm text-ink-soft">{kept ? t('keptHere') : t('notKept')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <Button size="small" variant="quiet" className="min-h-11" onClick={onForget}>
          {t('forget')}
        </Button>
      </div>
    </div>
  )
}
