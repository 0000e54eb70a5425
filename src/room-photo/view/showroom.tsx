import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { BackSide, type Group, type Material } from 'three'
import { clamp } from '../../math/clamp.ts'
import type { OrbitView } from '../../math/orbit-view.ts'
import { motionAllowed } from '../../stage/flags.ts'
import { placeOrbitCamera, useDrawn, useFrameOnChange } from '../../stage/frame.ts'
import { useSharedPrograms } from '../../stage/share-programs.ts'
import { Stage } from '../../stage/stage.tsx'
import { SunLight } from '../../stage/sun-light.tsx'
import type { Item, Sizes } from '../model/design/item.ts'
import { showroomConfig } from '../model/showroom-config.ts'
import { Pieces } from './pieces.tsx'
import { RoomShell } from './room-shell.tsx'

interface ShowroomProps {
  /** Colors of the walls at the back, left, front and right. */
  walls: readonly string[]
  items: readonly Item[]
  sizes: Sizes
  /** a valtio proxy */
  view: OrbitView
  /** Id of the item that falls to its place when it comes. */
  landing?: number
  /** What is to be seen, for `onDrawn`. */
  name: string
  /** Called with the name after the first frame in which all of it is to be seen. */
  onDrawn: (name: string | undefined) => void
  /** Called when a piece's model cannot be fetched. */
  onMissing: () => void
  /** What else is in the room. */
  children?: ReactNode
}

const camera = { fov: showroomConfig.fieldOfView, near: 0.05, far: 40 }

/** The room of our style pictures with its window, furnished: what staging and furniture show at first sight. */
export function Showroom(props: ShowroomProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <Stage name="showroom" shadows camera={camera} isWhole={isWhole}>
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
      <Furnished {...props} onWhole={setWhole} />
    </Stage>
  )
}

/** Lets what is seen from both sides cast its shadow as all else does, which is one program less. */
function castFromBehind(material: Material): void {
  material.shadowSide = BackSide
}

function Furnished({ onWhole, ...props }: ShowroomProps & { onWhole: (isWhole: true) => void }) {
  const { walls, items, sizes, landing, view, name, onDrawn, onMissing, children } = props
  const [standing, setStanding] = useState<readonly Item[]>([])
  const [landed, setLanded] = useState<readonly Item[]>([])
  const others = useMemo(() => items.filter(({ id }) => id !== landing), [items, landing])
  const moved = useMemo(() => items.filter(({ id }) => id === landing), [items, landing])
  const isWhole = standing.length + landed.length === items.length
  const [piece] = moved
  useSharedPrograms()
  useEffect(() => {
    if (isWhole) onWhole(isWhole)
  }, [isWhole, onWhole])
  useStillShadows(standing, landed)
  useFrameOnChange(view)
  useDrawn(isWhole && landed[0]?.piece === piece?.piece ? name : undefined, onDrawn)
  useFrame((three) => {
    const { yaw, pitch, zoom } = view
    const { middle, distance } = showroomConfig
    placeOrbitCamera(three.camera, { yaw, pitch, distance: (distance * 100) / zoom, middle })
  })
  const shared = { sizes, onMissing, small: true, dress: castFromBehind }
  return (
    <>
      <RoomShell {...showroomConfig.size} {...{ walls }} window={showroomConfig.window} />
      {children}
      <Pieces {...shared} items={others} onShown={setStanding} />
      {piece && (
        <Landing key={piece.piece} falls={isWhole}>
          <Pieces {...shared} items={moved} onShown={setLanded} />
        </Landing>
      )}
    </>
  )
}

/** A fall: from how high, meters, after how long, and for how long, ms. */
const fall = { from: 0.7, rest: 500, lasts: 420 }

/** Lets what is in it fall onto the floor. @param falls  when all is there */
function Landing({ falls, children }: { falls: boolean; children: ReactNode }) {
  const group = useRef<Group>(null)
  /** When the fall begins. */
  const since = useRef(Number.POSITIVE_INFINITY)
  const { gl, invalidate } = useThree()
  useEffect(() => {
    if (!falls || since.current < Number.POSITIVE_INFINITY) return
    // Above the floor it stands still, and no frame is drawn.
    const timer = setTimeout(() => {
      since.current = performance.now()
      invalidate()
    }, fall.rest)
    return () => clearTimeout(timer)
  }, [falls, invalidate])
  useFrame(() => {
    if (!group.current) return
    const { position } = group.current
    // By the clock, so that a slow device sees fewer frames and not a slower fall.
    const share = clamp((performance.now() - since.current) / fall.lasts, 0, 1)
    const height = motionAllowed() ? fall.from * (1 - share * share) : 0
    if (position.y !== height) gl.shadowMap.needsUpdate = true
    position.y = height
    if (since.current < Number.POSITIVE_INFINITY && height > 0) invalidate()
  })
  return <group ref={group}>{children}</group>
}

/** Draws shadows anew only when something else stands in the room, not each time that it is turned. */
function useStillShadows(standing: readonly Item[], landed: readonly Item[]): void {
  const gl = useThree((three) => three.gl)
  const invalidate = useThree((three) => three.invalidate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pieces are the reason.
  useLayoutEffect(() => {
    gl.shadowMap.autoUpdate = false
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [gl, invalidate, standing, landed])
}
