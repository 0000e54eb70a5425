import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../../../stage/error-boundary.tsx'
import { useXrSession, type XrSessionEndReason } from '../../../../../stage/xr/use-xr-session.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import type { SceneProps } from '../scene/lesson-stage.tsx'
import type { LessonRoomProps } from './lesson-room.tsx'

export interface LessonArProps extends Pick<LessonRoomProps, 'lesson' | 'onTime'> {
  /** Puts the lesson's scene into the visitor's room, or back on the page. */
  onRoom: (room: SceneProps<object>['room']) => void
}

const loadRoom = async () => (await import('./lesson-room.tsx')).LessonRoom

/** The way onto the visitor's own table. Nothing lies over the room on a phone: the panel is in it. */
export function LessonAr({ onRoom, ...given }: LessonArProps) {
  const { t } = useTranslation('lesson')
  const root = useRef<HTMLDivElement>(null)
  const [note, setNote] = useState<XrSessionEndReason>()
  const { state, shown, start, button } = useXrSession({
    mode: 'immersive-ar',
    load: loadRoom,
    onNote: setNote,
  })
  const put = useEffectEvent((on: typeof shown) => {
    const element = root.current ?? document.body
    onRoom(
      on &&
        ((scene) => (
          <ErrorBoundary onError={on.given.onError}>
            <on.Scene {...{ ...given, ...on.given, scene, element }} />
          </ErrorBoundary>
        )),
    )
  })
  useEffect(() => {
    if (!shown) return
    put(shown)
    return () => put(undefined)
  }, [shown])
  // Who takes the headset off knows that the session is over.
  const isFault = note !== undefined && note !== 'ended'
  return (
    <div ref={root} data-lesson-ar={state} className="mt-4">
      <Button ref={button} className="min-h-11" aria-disabled={state !== 'off'} onClick={start}>
        {t('arEnter')}
      </Button>
      <div role="alert">{isFault && <p className="mt-2 text-sm">{t('arFault')}</p>}</div>
    </div>
  )
}
