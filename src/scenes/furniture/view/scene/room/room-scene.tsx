import { useThree } from '@react-three/fiber'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { PCFShadowMap, type PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { Stage } from '../../../../../stage/stage.tsx'
import type { Design } from '../../../model/room/design.ts'
import type { Sizes } from '../../../model/room/item.ts'
import type { RoomLight } from '../../../model/room/light.ts'
import { type Capture, createCapture } from './capture.ts'
import { Contacts } from './contacts.tsx'
import { buildContact, buildShadowFloor } from './geometry.ts'
import { createRoomLights } from './lights.ts'
import { PieceCrowd } from './piece-crowd.tsx'
import { RoomRig } from './room-rig.tsx'
import { RoomShell } from './room-shell.tsx'

export interface RoomSceneProps {
  design: Design
  sizes: Sizes
  light: RoomLight
  /** Called with how many pieces are on the canvas, each time that it changes. */
  onDrawn: (count: number) => void
  onMissing: () => void
  /** Hands out what draws the furniture for a picture, and null when it is gone. */
  onCapture: (capture: Capture | null) => void
  onInterrupted: (lost: boolean) => void
}

const camera = { fov: 50, near: 0.05, far: 60, position: [0, 1.5, 0] as [number, number, number] }

/** The furniture of a photo, on nothing: all that needs three.js. */
export function RoomScene({ onInterrupted, ...props }: RoomSceneProps) {
  return (
    <Stage
      name="room"
      antialias
      alpha
      depth
      elements={{}}
      camera={camera}
      className="absolute inset-0"
      onInterrupted={onInterrupted}
    >
      <Scene {...props} />
    </Stage>
  )
}

function Scene(props: Omit<RoomSceneProps, 'onInterrupted'>) {
  const { design, sizes, light, onDrawn, onMissing, onCapture } = props
  const { items, room: box } = useSnapshot(design)
  const kinds = [...new Set(items.map(({ piece }) => piece))]
  const get = useThree((three) => three.get)
  const renderer = useThree(({ gl }) => gl)
  const lights = useMemo(() => createRoomLights(light), [light])
  const ground = useMemo(buildShadowFloor, [])
  const contact = useMemo(buildContact, [])
  const [shown, setShown] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  const note = useCallback(
    (piece: string, ids: readonly number[]) => setShown((now) => new Map(now).set(piece, ids)),
    [],
  )
  const ids = useMemo(() => new Set([...shown.values()].flat()), [shown])
  const latest = useRef(onCapture)
  latest.current = onCapture

  // Before the first frame: materials are compiled with shadows or without.
  useLayoutEffect(() => {
    renderer.shadowMap.enabled = true
    renderer.shadowMap.type = PCFShadowMap
  }, [renderer])
  useEffect(() => lights.dispose, [lights])
  useEffect(() => ground.dispose, [ground])
  useEffect(() => contact.dispose, [contact])
  useEffect(() => {
    latest.current(
      createCapture(() => {
        const { gl, scene, camera: eye, invalidate } = get()
        return { gl, scene, camera: eye as PerspectiveCamera, invalidate }
      }),
    )
    return () => latest.current(null)
  }, [get])

  return (
    <>
      {lights.all.map((part) => (
        <primitive key={part.uuid} object={part} />
      ))}
      {box ? <RoomShell box={box} /> : <primitive object={ground.floor} />}
      {kinds.map((piece) => (
        <PieceCrowd
          key={piece}
          piece={piece}
          items={items.filter((item) => item.piece === piece)}
          onShown={note}
          onMissing={onMissing}
        />
      ))}
      <Contacts items={items} sizes={sizes} contact={contact} shown={ids} />
      <RoomRig design={design} sizes={sizes} aim={lights.aim} shown={ids} onDrawn={onDrawn} />
    </>
  )
}
