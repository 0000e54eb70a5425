import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const [scene, setScene] = useState<ReactNode>()
  const { state, start, button, overlay } = useSession({
    mode: `immersive-${mode}`,
    load: async () => {
      const Tour =
        mode === 'vr'
          ? (await import('./vr-tour.tsx')).VrTour
          : (await import('./ar-tour.tsx')).ArTour
      return (given) =>
        setScene(
          given && (
            <Tour
              {...{ ...given, editor, t, d, hasHome }}
              element={root.current ?? document.body}
            />
          ),
        )
    },
    onTurn: (isOn) => {
      endWalk(editor.tour)
      editor.tour.isInXr = isOn
    },
    onNote,
  })
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
      {/* Nothing lies over the room on a phone either: the card is in it. */}
      <div ref={overlay} />
      {scene}
    </div>
  )
}
