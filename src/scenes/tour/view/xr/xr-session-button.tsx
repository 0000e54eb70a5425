import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useXrSession, type XrSessionEndReason } from '../../../../stage/xr/use-xr-session.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { cancelWalk } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'

type ButtonProps = {
  editor: TourEditor
  mode: 'vr' | 'ar'
  /** Whether the tour is the sample home. */
  hasSampleHome: boolean
  onNote: (note: XrSessionEndReason | undefined) => void
}

const scenes = {
  vr: async () => (await import('./vr-tour.tsx')).VrTour,
  ar: async () => (await import('./ar-tour.tsx')).ArTour,
}

/** The way into a headset, or into the visitor's own room. Nothing lies over that on a phone: the card is in it. */
export function XrSessionButton({ editor, mode, hasSampleHome, onNote }: ButtonProps) {
  const { t } = useTranslation('tour')
  const { t: d } = useTranslation('tour-device')
  const root = useRef<HTMLDivElement>(null)
  const onTurn = (isOn: boolean) => {
    cancelWalk(editor.tour)
    editor.tour.isInXr = isOn
  }
  const { state, shown, start, button } = useXrSession({
    mode: `immersive-${mode}`,
    load: scenes[mode],
    onTurn,
    onNote,
  })
  const label = mode === 'vr' ? 'enterVr' : hasSampleHome ? 'enterArHome' : 'enterArDoor'
  const element = root.current ?? document.body
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
      {shown && <shown.Scene {...{ ...shown.given, editor, t, d, hasSampleHome, element }} />}
    </div>
  )
}
