import { useFrame } from '@react-three/fiber'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Group } from 'three'
import { radians, wrap180 } from '../../../../math/angle.ts'
import { motionAllowed, stageFlags } from '../../../../stage/flags.ts'
import {
  colours,
  fillBox,
  fitText,
  leading,
  measureIn,
  writeIn,
} from '../../../../stage/xr/draw-text.ts'
import { useHead } from '../../../../stage/xr/head.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { createCaptionLookup } from '../../model/captions.ts'
import { currentRoom } from '../../model/session.ts'
import { useCues } from '../captions/use-cues.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import type { XrTourProps } from './xr-stage.tsx'

const size = { width: 1024, height: 208, metres: 1.05 } as const
const side = 28
const look = {
  ...{ sizes: [46, 42, 38, 34, 30, 26], weight: 500, colour: '#ffffff' },
  align: 'center',
} as const

/** Below the look, where it covers little of the picture; metres. */
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
  const draw = useCallback(
    (context: CanvasRenderingContext2D) => drawCaption(context, said),
    [said],
  )
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
          size={size}
          cellAt={() => undefined}
          draw={draw}
          onPress={() => {}}
          isOnTop
          position={[0, -hung.below, -hung.away]}
          rotation-x={-Math.atan2(hung.below, hung.away)}
        />
      )}
    </group>
  )
}

function drawCaption(context: CanvasRenderingContext2D, text: string) {
  const room = { width: size.width - 2 * side, height: size.height - side }
  const measure = measureIn(context, look.weight)
  const { lines, size: type } = fitText(text, room, look.sizes, measure)
  const width = Math.max(...lines.map((line) => measure(line, type))) + 2 * side
  const height = lines.length * type * leading + side
  const box = { x: (size.width - width) / 2, y: size.height - height, width, height }
  fillBox(context, box, 12, colours.ink)
  writeIn(context, text, { ...box, x: side, width: room.width }, { ...look, sizes: [type] })
}
