import { type ComponentType, type ReactNode, useId, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { OrbitControl, OrbitSettings } from '../../../../../math/orbit-view.ts'
import { attachOrbit } from '../../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../../stage/scene-slot.tsx'
import { Viewport } from '../../../../../stage/viewport.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import type { LessonModel } from '../../model/lesson.ts'
import type { Session } from '../../model/session.ts'
import type { SceneLoader } from '../load-scenery.ts'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import { sceneContext } from '../tool/fetch-ahead.ts'
import { useThrottledSnapshot } from '../use-throttled-snapshot.ts'
import type { Lesson } from './use-lesson.ts'

/** A part of one lesson alone, with its lab as it stands; what changes the lab does so by the session. */
export type OwnPart<Lab extends object> = ComponentType<{ lab: Lab; session: Session<Lab> }>

/** What makes a lesson this one. */
export interface LessonParts<Lab extends object> {
  model: LessonModel<Lab>
  settings: OrbitSettings
  sceneLoader: SceneLoader<Lab>
  /** The drawing before and without the scene. */
  poster: ReactNode
  /** What an instrument shows in a corner of the scene: a lens, a dial. */
  Inset: OwnPart<Lab>
  /** Loads what belongs below the scene once the lesson has begun: a graph. A module-level function. */
  loadBelow: () => Promise<OwnPart<Lab>>
  /**
   * What a press on a thing does before the lesson begins, where that is something else than in it.
   * @returns whether it is
   */
  tryOut?: (lab: Lab, object: string) => boolean
}

export interface PartProps<Lab extends object = object> {
  lesson: Lesson<Lab>
}

interface LessonViewportProps<Lab extends object>
  extends PartProps<Lab>,
    Pick<LessonParts<Lab>, 'sceneLoader'>,
    Pick<SceneProps<Lab>, 'room' | 'onPick'> {
  control: OrbitControl
  when: 'unseen' | 'now'
  onLive: (isLive: boolean) => void
  onTouch: () => void
  /** Before that the page scrolls by fingers on the scene, which turn it sideways only. */
  begun: boolean
}

/** The scene, turned by drags and keys; the name of what is chosen stands at it. */
export function LessonViewport<Lab extends object>(props: LessonViewportProps<Lab>) {
  const { lesson, control, sceneLoader, room, onPick, onLive, onTouch } = props
  const { when, begun } = props
  const { t, words, text, session } = lesson
  const { chosen } = useSnapshot(session.workspace)
  const name = useRef<HTMLParagraphElement>(null)
  const help = useId()
  return (
    <Viewport
      control={control}
      attach={attachOrbit}
      onPointerDownCapture={onTouch}
      aria-label={t('named', { name: t('scene'), value: words.scene ?? words.poster })}
      aria-describedby={help}
      className={classNames(
        'absolute inset-0 overflow-hidden',
        !begun && 'touch-pan-y! [&_canvas]:touch-pan-y!',
        when === 'unseen' && 'invisible',
      )}
    >
      <SceneSlot
        load={sceneLoader.load}
        when={when}
        context={sceneContext}
        props={{ session, label: name, onPick, room }}
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
      <span id={help} className="sr-only">
        {t('sceneHelp')}
      </span>
    </Viewport>
  )
}

export function WithLab<Lab extends object>({
  lesson,
  Part,
}: PartProps<Lab> & { Part: OwnPart<Lab> }) {
  return <Part session={lesson.session} lab={useThrottledSnapshot(lesson.seen)} />
}

/** Where the lesson speaks, to readers too; before it has, how the scene is used. */
export function Said({ lesson: { saying }, help }: PartProps & { help: string }) {
  const { text, times } = useSnapshot(saying)
  return (
    <p
      role="status"
      data-said=""
      className="mt-3 min-h-12 grow border-l-2 border-signal bg-surface px-3.5 py-2.5 text-[0.9375rem]"
    >
      <span key={times}>{times === 0 ? help : text}</span>
    </p>
  )
}
