import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import type { OrbitView } from '../../math/orbit-view.ts'
import { placeOrbitCamera, useDrawn, useFrameOnChange } from '../../stage/frame.ts'
import { Stage } from '../../stage/stage.tsx'
import { SunLight } from '../../stage/sun-light.tsx'
import type { EmptyRoomSize } from '../model/design/design.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import { Pieces } from './pieces.tsx'
import { RoomShell } from './room-shell.tsx'
import { sampleRoom } from './sample-room-config.ts'

interface SampleRoomProps {
  /** Colors of the walls at the back, left, front and right. */
  walls: readonly string[]
  items: readonly Item[]
  sizes: Sizes
  /** a valtio proxy */
  view: OrbitView
  /** What is to be seen, for `onDrawn`. */
  name: string
  /** Called with the name after the first frame in which all of it is to be seen. */
  onDrawn: (name: string | undefined) => void
  /** Called when a piece's model cannot be fetched. */
  onMissing: () => void
  /** What else is in the room. */
  children?: ReactNode
}

const camera = { fov: sampleRoom.fieldOfView, near: 0.05, far: 40 }

/** The room of our style pictures with its window, furnished: what staging and furniture show at first sight. */
export function SampleRoom(props: SampleRoomProps) {
  return (
    <Stage name="sample-room" shadows camera={camera}>
      <hemisphereLight args={[0xffffff, 0xf6ecdd, 2.7]} />
      {/* The sun, which falls through the window onto the floor. */}
      <SunLight
        color={0xffe8c8}
        intensity={3.4}
        position={[0.9, 2.6, -5]}
        reach={4}
        depth={[0.5, 14]}
        shadow-normalBias={0.02}
        shadow-radius={4}
      />
      {/* The sky in the window, and what comes from the rest of the home. */}
      <directionalLight args={[0xf2f6ff, 0.7]} position={[1, 1.6, -3]} />
      <directionalLight args={[0xffebd4, 0.55]} position={[2.4, 1.8, 3]} />
      <Furnished {...props} />
    </Stage>
  )
}

const asItIs = () => {}

function Furnished(props: SampleRoomProps) {
  const { walls, items, sizes, view, name, onDrawn, onMissing, children } = props
  const [shown, setShown] = useState<readonly Item[]>([])
  useStillShadows(shown)
  useFrameOnChange(view)
  useDrawn(shown.length === items.length ? name : undefined, onDrawn)
  useFrame((three) => {
    const { yaw, pitch, zoom } = view
    const { middle, distance } = sampleRoom
    placeOrbitCamera(three.camera, { yaw, pitch, distance: (distance * 100) / zoom, middle })
  })
  return (
    <>
      <RoomShell
        {...(sampleRoom.size satisfies EmptyRoomSize)}
        {...{ walls }}
        window={sampleRoom.window}
      />
      {children}
      <Pieces {...{ items, sizes, onMissing }} small dress={asItIs} onShown={setShown} />
    </>
  )
}

/** Draws shadows anew only when something else stands in the room, not each time that it is turned. */
function useStillShadows(shown: readonly Item[]): void {
  const gl = useThree((three) => three.gl)
  const invalidate = useThree((three) => three.invalidate)
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = shown.length >= 0
    invalidate()
  }, [gl, invalidate, shown])
}
