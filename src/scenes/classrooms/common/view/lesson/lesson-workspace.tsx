import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { OrbitView } from '../../../../../math/orbit-view.ts'
import type { OrbitLimits } from '../../../../../stage/orbit-controls.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { Reticle } from '../../../../../ui/reticle/reticle.tsx'
import type { CommandWords, LessonWords } from '../../model/document.ts'
import { actionOf, type LessonModel, runAction } from '../../model/lesson.ts'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import { BelowScene } from './below-scene.tsx'
import { CommandLine } from './command-line.tsx'
import { ControlPanel } from './control-panel.tsx'
import { Course } from './course.tsx'

import { LabReadings } from './lab-readings.tsx'
import { ObjectList } from './object-list.tsx'
import { Said } from './said.tsx'
import { SavedHere } from './saved-here.tsx'
import { StepRow } from './step-row.tsx'
import { Summary } from './summary.tsx'
import { useLesson } from './use-lesson.ts'
import { Viewport } from './viewport.tsx'
import { WhatIf } from './what-if.tsx'
import { WorkspaceAr } from './workspace-ar.tsx'
import { WorkspaceTools } from './workspace-tools.tsx'

/** What makes a lesson this one. What is given the lab itself looks at it by a snapshot of its own. */
export interface LessonParts<Lab extends object> {
  model: LessonModel<Lab>
  limits: OrbitLimits & OrbitView & { degreesPerPixel: number }
  loadScene: () => Promise<ComponentType<SceneProps<Lab>>>
  /** The drawing before and without the scene. */
  poster: ReactNode
  /** What an instrument shows in a corner of the scene: a lens, a dial. */
  Inset?: ComponentType<{ lab: Lab }>
  /** What belongs below the scene: a graph. */
  Below?: ComponentType<{ lab: Lab }>
}

export interface LessonWorkspaceProps<Lab extends object> extends LessonParts<Lab> {
  words: LessonWords
  commands: CommandWords
}

/** So many things make a list that is longer than what stands beside it. */
const manyThings = 10

/**
 * The lesson under way: scene, step, commands, controls, instruments and the list of things; the step stays by the scene.
 * While something moves the lab changes in each frame, so the workspace itself looks at nothing of it: its parts do.
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
            {Inset && <Inset lab={lab} />}
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
          <WorkspaceAr
            source={{ session: session as never, words, text, t }}
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
            <Below lab={lab} />
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
        <SavedHere kept={run.kept} onForget={run.forget}>
          <Summary {...{ session, words, text }} today={new Date()} />
        </SavedHere>
      </div>
      {long && (
        <div className="min-w-0 lg:col-span-8 lg:row-start-4">
          <WhatIf ideas={words.whatIf} />
        </div>
      )}
    </div>
  )
}
