import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestAr } from '../../../../../stage/xr/request-ar.ts'
import { type SessionNote, useSession } from '../../../../../stage/xr/use-session.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import type { LessonScene } from '../scene/lesson-scene.ts'
import type { LessonArOptions } from './run-lesson-ar.ts'

export interface LessonArProps
  extends Pick<LessonArOptions, 'source' | 'say' | 'onTime' | 'onPick'> {
  said: string
  /** The scene without a room round it: the visitor has one. */
  loadArScene: () => Promise<() => LessonScene<object>>
}

/** The way onto the visitor's own table. */
export function LessonAr({ source, said, say, onTime, onPick, loadArScene }: LessonArProps) {
  const { t } = useTranslation('lesson')
  const root = useRef<HTMLDivElement>(null)
  /** Nothing lies over the room on a phone either: the panel is in it. */
  const overlay = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const latest = useRef(said)
  latest.current = said
  const [note, setNote] = useState<SessionNote>()
  const { state, start } = useSession({
    ask: () => requestAr(overlay.current ?? document.body),
    load: async () => {
      const [{ runLessonAr }, build] = await Promise.all([
        import('./run-lesson-ar.ts'),
        loadArScene(),
      ])
      return ({ session, leave }) =>
        runLessonAr({
          ...{ session, leave, source, say, onTime, onPick },
          lessonScene: build(),
          said: () => latest.current,
          element: root.current ?? document.body,
        })
    },
    onNote: setNote,
  })
  const before = useRef(state)
  useEffect(() => {
    if (state === 'off' && before.current !== 'off') button.current?.focus()
    before.current = state
  }, [state])
  // Who takes the headset off knows that the session is over.
  const isFault = note !== undefined && note !== 'ended'
  return (
    <div ref={root} data-lesson-ar={state} className="mt-4">
      <Button ref={button} className="min-h-11" aria-disabled={state !== 'off'} onClick={start}>
        {t('arEnter')}
      </Button>
      <div ref={overlay} />
      <div role="alert">{isFault && <p className="mt-2 text-sm">{t('arFault')}</p>}</div>
    </div>
  )
}
