import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { canvasFontsLoaded } from '../../../../../stage/canvas-fonts.ts'
import { SceneSlot } from '../../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import { actionOf, runAction } from '../../model/lesson.ts'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import type { Lesson } from './use-lesson.ts'

export interface ViewportProps<Lab extends object>
  extends Pick<SceneProps<Lab>, 'onDrawn' | 'room'> {
  lesson: Lesson<Lab>
  loadScene: () => Promise<ComponentType<SceneProps<Lab>>>
  poster: ReactNode
}

/** As bare as a scene needs it: walls fill it, so nothing shows through. */
const context = { antialias: true, alpha: false, depth: true }

/** The scene over its drawing, turned by drags and keys; the name of what is chosen stands at it. */
export function Viewport<Lab extends object>(props: ViewportProps<Lab>) {
  const { lesson, loadScene, poster, room, onDrawn } = props
  const { t, words, text, session, say } = lesson
  const { model, lab, workspace } = session
  const { t: stage } = useTranslation('stage')
  const { chosen } = useSnapshot(workspace)
  const box = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLParagraphElement>(null)
  const [phase, setPhase] = useState<'loading' | 'drawn' | 'interrupted'>('loading')

  useEffect(() => {
    const element = box.current
    if (!element) return
    // An application takes keys, so it takes the focus.
    element.tabIndex = 0
    element.focus({ preventScroll: true })
  }, [])

  const onPick = (id: string) => {
    workspace.chosen = id
    const action = actionOf(model, lab, id)
    const before = model.event(lab)
    if (action) runAction(model, lab, action)
    if (model.event(lab) === before) say(text.chosen(model, lab, id))
  }
  return (
    <div
      ref={box}
      role="application"
      aria-label={t('named', { name: t('scene'), value: words.scene ?? words.poster })}
      aria-describedby="lesson-scene-help"
      className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
    >
      <SceneSlot
        load={async () => {
          const [Scene] = await Promise.all([loadScene(), canvasFontsLoaded()])
          return Scene
        }}
        when="now"
        context={context}
        props={{
          session,
          label: name,
          onPick,
          room,
          onDrawn: () => {
            setPhase('drawn')
            onDrawn()
          },
          onInterrupted: (lost: boolean) => setPhase(lost ? 'interrupted' : 'loading'),
        }}
        poster={
          <div className={classNames('absolute inset-0', phase === 'drawn' && 'invisible')}>
            {poster}
          </div>
        }
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
      {phase === 'interrupted' && (
        <p role="status" className="absolute inset-x-0 top-4 text-center text-sm">
          {stage('lost')}
        </p>
      )}
      <span id="lesson-scene-help" className="sr-only">
        {t('sceneHelp')}
      </span>
    </div>
  )
}
