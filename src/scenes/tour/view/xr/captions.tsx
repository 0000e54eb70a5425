import { useFrame } from '@react-three/fiber'
import { useMemo, useRef, useState } from 'react'
import type { Group } from 'three'
import { radians, wrap180 } from '../../../../math/angle.ts'
import { motionAllowed, stageFlags } from '../../../../stage/flags.ts'
import { useHead } from '../../../../stage/xr/head.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { createCaptionLookup } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { useCues } from '../captions/use-cues.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { XrTourProps } from './tour-session.ts'

const size = { width: 512, meters: 1.05 } as const

/** Below the look, where it covers little of the picture; meters. */
const hung = { away: 1.5, below: 0.5 } as const

/** Time constant with which it follows the look, seconds: fixed to the head it would swim. */
const ease = 0.3

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
  const head = useHead()
  const board = useRef<Group>(null)
  const turn = useRef(0)
  const [said, setSaid] = useState('')
  useFrame((_, delta) => {
    const now = isShown ? captions.now() : ''
    if (now !== said) setSaid(now)
    if (stageFlags().stats) element.dataset.said = now
    if (!head.current || !board.current) return
    const { eye, heading } = head.current
    const share = said !== '' && motionAllowed() ? 1 - Math.exp(-delta / ease) : 1
    turn.current = wrap180(turn.current + wrap180(heading - turn.current) * share)
    board.current.position.set(...eye)
    board.current.rotation.y = radians(turn.current)
  })
  return (
    <group ref={board} pointerEvents="none">
      {said !== '' && (
        <XrPanel
          isOnTop
          size={size}
          position={[0, -hung.below, -hung.away]}
          rotation-x={-Math.atan2(hung.below, hung.away)}
        >
          <p className="mx-auto w-fit rounded-md bg-[#14171f] px-3.5 py-1.5 text-center text-xl leading-snug font-medium text-white">
            {said}
          </p>
        </XrPanel>
      )}
    </group>
  )
}
