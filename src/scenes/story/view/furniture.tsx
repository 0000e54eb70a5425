import { useFrame, useThree } from '@react-three/fiber'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Group, Light, type Material } from 'three'
import { useSnapshot } from 'valtio'
import type { Item } from '../../../room-photo/model/design/item.ts'
import { Pieces } from '../../../room-photo/view/pieces.tsx'
import { ShadowCatcher } from '../../../room-photo/view/room-parts.tsx'
import { compileAhead } from '../../../stage/compile-ahead.ts'
import { SunLight } from '../../../stage/sun-light.tsx'
import { storyConfig } from '../config.ts'
import { floor, roomSizes, sofaId } from '../model/room.ts'
import { layerOf, type Story, type View } from '../model/story.ts'

/** The furniture of the first room, once a visitor has touched it: in the light of its picture. */
export function Furniture({
  story,
  view,
  onReady,
}: {
  story: Story
  view: RefObject<View>
  /** Called when all of it is ready to be seen, and when it no longer is. */
  onReady: (isReady: boolean) => void
}) {
  const root = useRef<Group>(null)
  const { gl, scene, camera } = useThree()
  const { room } = useSnapshot(story)
  const [isCompiled, setCompiled] = useState(false)
  const [missing, setMissing] = useState<readonly string[]>([])
  const tell = useEffectEvent(onReady)
  useEffect(() => {
    tell(isCompiled)
    return () => tell(false)
  }, [isCompiled])
  const lights = useRef<Group>(null)
  useFrame(() => {
    // In the empty room's picture, while that is seen in the place of the first.
    const { as, light } = layerOf(storyConfig.emptyRoom, view.current)
    if (!root.current || !lights.current) return
    root.current.visible = as === 0
    for (const part of lights.current.children)
      if (part instanceof Light) part.intensity = light * part.userData.intensity
  }, -1)
  const shown = (items: readonly Item[]) => {
    const wanted = room?.filter(({ piece }) => !missing.includes(piece)) ?? []
    // Without its sofa there is nothing to touch.
    if (items.length < wanted.length || !items.some(({ id }) => id === sofaId)) return
    const parts = root.current
    if (!parts) return
    // Its programs are compiled before it is touched; what is hidden is left out of that.
    parts.visible = true
    const compiled = compileAhead(gl, parts, camera, scene)
    parts.visible = false
    compiled.then(() => setCompiled(true))
  }
  if (!room) return null
  return (
    <group ref={root} position-y={floor} visible={false}>
      <group ref={lights}>
        <hemisphereLight args={[0xffffff, 0xf0dcc0]} userData={{ intensity: 3.1 }} />
        {/* The sun in the windows to the right, which throws what is on the floor to the left. */}
        <SunLight
          color={0xfff1df}
          userData={{ intensity: 2.3 }}
          position={[3.4, 4.6, -2]}
          reach={4}
          depth={[0.5, 14]}
          shadow-normalBias={0.02}
          shadow-radius={6}
        >
          <object3D
            attach="target"
            position={[0.7, floor, -4]}
            onUpdate={(target) => target.updateMatrixWorld()}
          />
        </SunLight>
        <directionalLight args={[0xffe9cf]} userData={{ intensity: 0.8 }} position={[-1, 2, 4]} />
      </group>
      <ShadowCatcher walls={noWalls} />
      <Pieces
        items={room}
        sizes={roomSizes}
        small
        dress={keepMaterial}
        onShown={shown}
        onMissing={(piece) => setMissing((now) => [...now, piece])}
      />
    </group>
  )
}

const noWalls: never[] = []
const keepMaterial = (_: Material) => {}
