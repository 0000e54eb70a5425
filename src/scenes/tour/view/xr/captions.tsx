import { useFrame } from '@react-three/fiber'
import { useMemo, useState } from 'react'
import { stageFlags } from '../../../../stage/flags.ts'
import { panelColors } from '../../../../stage/xr/panel-items.ts'
import type { PanelPlacement } from '../../../../stage/xr/panel-place.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { createCaptionLookup } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { useCues } from '../captions/use-cues.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { XrTourProps } from './tour-session.ts'

const size = { width: 1024, height: 208, meters: 1.05 } as const
const bubble = {
  ...size,
  x: 0,
  y: 0,
  hugs: true,
  inset: 28,
  radius: 12,
  sizes: [46, 42, 38, 34, 30, 26],
  fill: panelColors.ink,
  color: panelColors.white,
}

/** Below the look, where it covers little of the picture, and follows it: fixed to the head it would swim. */
const hanging: PanelPlacement = { away: 1.5, below: 0.5, aside: 0, slack: { away: 0.3, turn: 15 } }
const tilt = -Math.atan2(hanging.below, hanging.away)

/** What is said in the video of the room that is shown, where it has captions and they are wanted. */
export function useCaptions(editor: TourEditor) {
  const { tour, state } = editor
  const [isOn, setOn] = useState(true)
  const cues = useCues(editor, isOn)
  const spoken = useMemo(() => createCaptionLookup(cues), [cues])
  const player = () => (tour.media?.sort === 'video' ? tour.media.player : undefined)
  return {
    has: () => player() !== undefined && currentRoom(state)?.captions != null,
    isOn,
    toggle: () => setOn(!isOn),
    /** What is said just now; '' where nothing is. */
    now: () => spoken(player()?.currentTime ?? 0),
  }
}

export type Captions = ReturnType<typeof useCaptions>

type BoardProps = Pick<XrTourProps, 'element'> & {
  captions: Captions
  /** Whether the picture is what the visitor sees. */
  isShown: boolean
}

/** What is said in a video, below where the visitor looks. */
export function CaptionBoard({ element, captions, isShown }: BoardProps) {
  const [said, setSaid] = useState('')
  useFrame(() => {
    const now = isShown ? captions.now() : ''
    if (now !== said) setSaid(now)
    if (stageFlags().stats) element.dataset.said = now
  })
  if (said === '') return null
  const items = [{ ...bubble, text: said }]
  return <XrPanel isOnTop pointerEvents="none" rotation-x={tilt} {...{ size, items, hanging }} />
}
