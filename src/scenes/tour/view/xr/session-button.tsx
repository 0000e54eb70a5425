import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../../../stage/error-boundary.tsx'
import { mountSession } from '../../../../stage/xr/mount-session.ts'
import { requestAr } from '../../../../stage/xr/request-ar.ts'
import { requestVr } from '../../../../stage/xr/request-vr.ts'
import { type SessionNote, useSession } from '../../../../stage/xr/use-session.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { endWalk } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'

type ButtonProps = {
  editor: TourEditor
  mode: 'vr' | 'ar'
  /** Whether the tour is the sample home. */
  hasHome: boolean
  onNote: (note: SessionNote | undefined) => void
}

/** The way into a headset, or into the visitor's own room. */
export function SessionButton({ editor, mode, hasHome, onNote }: ButtonProps) {
  const { t } = useTranslation('tour')
  const { t: d } = useTranslation('tour-device')
  const root = useRef<HTMLDivElement>(null)
  /** Nothing lies over the room on a phone either: the card is in it. */
  const overlay = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [scene, setScene] = useState<ReactNode>()
  const { state, start } = useSession({
    ask: () => (mode === 'vr' ? requestVr() : requestAr(overlay.current ?? document.body)),
    load: async () => {
      const Tour =
        mode === 'vr'
          ? (await import('./vr-tour.tsx')).VrTour
          : (await import('./ar-tour.tsx')).ArTour
      return (running) =>
        mountSession(running, (told) => {
          const element = root.current ?? document.body
          setScene(
            told && (
              <ErrorBoundary onError={told.onError}>
                <Tour {...{ ...running, ...told, editor, t, d, hasHome, element }} />
              </ErrorBoundary>
            ),
          )
        })
    },
    onTurn: (isOn) => {
      endWalk(editor.tour)
      editor.tour.isInXr = isOn
    },
    onNote,
  })
  const before = useRef(state)
  useEffect(() => {
    if (state === 'off' && before.current !== 'off') button.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  const label = mode === 'vr' ? 'enterVr' : hasHome ? 'enterArHome' : 'enterArDoor'
  return (
    <div ref={root} data-session={mode} data-state={state}>
      <Button
        ref={button}
        size="small"
        className="min-h-11"
        aria-disabled={state !== 'off'}
        onClick={start}
      >
        {d(label)}
      </Button>
      <div ref={overlay} />
      {/* Seen in the headset alone; without any size it would not be drawn. */}
      <div aria-hidden className="pointer-events-none fixed bottom-0 left-0 size-px opacity-0">
        {scene}
      </div>
    </div>
  )
}
