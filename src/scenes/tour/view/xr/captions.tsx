import { useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Group } from 'three'
import { radians, wrap180 } from '../../../../math/angle.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { useHeadPose } from '../../../../stage/xr/head.ts'
import { XrPanel } from '../../../../stage/xr/xr-panel.tsx'
import { CaptionLayer } from '../captions/caption-layer.tsx'
import type { TourEditor } from '../editor/create-editor.ts'

const size = { width: 400, meters: 1.05 } as const

/** Below the look, where it covers little of the picture; meters. */
const hung = { away: 1.5, below: 0.5 } as const

/** Time constant with which it follows the look, seconds: fixed to the head it would swim. */
const ease = 0.3

/** What is said in the video of the room that is shown, below where the visitor looks. */
export function CaptionBoard({ editor, isOn }: { editor: TourEditor; isOn: boolean }) {
  const head = useHeadPose()
  const board = useRef<Group>(null)
  const turn = useRef(0)
  useFrame((_, delta) => {
    if (!head.current || !board.current) return
    const { eye, heading } = head.current
    const share = motionAllowed() ? 1 - Math.exp(-delta / ease) : 1
    turn.current = wrap180(turn.current + wrap180(heading - turn.current) * share)
    board.current.position.set(...eye)
    board.current.rotation.y = radians(turn.current)
  })
  return (
    <group ref={board} pointerEvents="none">
      <XrPanel
        isOnTop
        size={size}
        middle={288}
        position={[0, -hung.below, -hung.away]}
        rotation-x={-Math.atan2(hung.below, hung.away)}
      >
        {/* Lines grow upward, from a little below where the panel hangs. */}
        <div className="relative h-96">
          <CaptionLayer openTour={editor} isOn={isOn} />
        </div>
      </XrPanel>
    </group>
  )
}
