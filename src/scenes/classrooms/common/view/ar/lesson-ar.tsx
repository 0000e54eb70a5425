import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../../../stage/error-boundary.tsx'
import { type SessionNote, useSession } from '../../../../../stage/xr/use-session.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import type { LessonRoomProps } from './lesson-room.tsx'

export interface LessonArProps extends Pick<LessonRoomProps, 'source' | 'say' | 'onTime'> {
  said: string
  /** Puts the lesson's scene into the visitor's room, or back on the page. */
  onRoom: (room: SceneProps<object>['room']) => void
}

/** The way onto the visitor's own table. */
export function LessonAr({ source, said, say, onTime, onRoom }: LessonArProps) {
  const { t } = useTranslation('lesson')
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(said)
  latest.current = said
  const [note, setNote] = useState<SessionNote>()
  const { state, start, button, overlay } = useSession({
    mode: 'immersive-ar',
    load: async () => {
      const { LessonRoom } = await import('./lesson-room.tsx')
      return (given) => {
        const element = root.current ?? document.body
        const shared = { source, say, onTime, element }
        onRoom(
          given &&
            ((scene) => (
              <ErrorBoundary onError={given.onError}>
                <LessonRoom {...{ ...shared, ...given, scene }} said={() => latest.current} />
              </ErrorBoundary>
            )),
        )
      }
    },
    onNote: setNote,
  })
  // Who takes the headset off knows that the session is over.
  const isFault = note !== undefined && note !== 'ended'
  return (
    <div ref={root} data-lesson-ar={state} className="mt-4">
      <Button ref={button} className="min-h-11" aria-disabled={state !== 'off'} onClick={start}>
        {t('arEnter')}
      </Button>
      {/* Nothing lies over the room on a phone either: the panel is in it. */}
      <div ref={overlay} />
      <div role="alert">{isFault && <p className="mt-2 text-sm">{t('arFault')}</p>}</div>
    </div>
  )
}
