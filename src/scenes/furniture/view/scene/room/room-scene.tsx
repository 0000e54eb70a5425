import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { Stage } from '../../../../../stage/stage.tsx'
import type { Design } from '../../../model/room/design.ts'
import type { Sizes } from '../../../model/room/item.ts'
import type { RoomLight } from '../../../model/room/light.ts'
import type { Texture } from '../../../model/room/texture.ts'
import type { Wall } from '../../../model/room/wall.ts'
import { type Capture, createCapture } from './capture.ts'
import { Contacts } from './contacts.tsx'
import type { FloorMirror } from './floor-mirror.ts'
import { buildContact, buildShadowRoom } from './geometry.ts'
import { blurFor, createGrain } from './grain.ts'
import { createRoomLights } from './lights.ts'
import { createMirrorGlass } from './mirror-glass.ts'
import { MirroredFloor } from './mirrored-floor.tsx'
import { PieceCrowd } from './piece-crowd.tsx'
import { RoomRig } from './room-rig.tsx'
import { RoomShell } from './room-shell.tsx'

export interface RoomSceneProps {
  design: Design
  sizes: Sizes
  light: RoomLight
  /** of the photo; empty in a room of our own */
  url: string
  texture: Texture
  /** what shadows fall on, and where the floor ends */
  walls: readonly Wall[]
  /** Pixels of the screen for one of the photo. */
  by: number
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
  const blur = blurFor(props.texture, props.by)
  return (
    // On a screen that shows the photo smaller, what is left of its blur.
    <div
      className="absolute inset-0"
      style={{ filter: blur > 0.3 ? `blur(${blur}px)` : undefined }}
    >
      <Stage
        name="room"
        antialias
        alpha
        depth
        shadows
        elements={{}}
        camera={camera}
        className="absolute inset-0"
        onInterrupted={onInterrupted}
      >
        <Scene {...props} />
      </Stage>
    </div>
  )
}

function Scene(props: Omit<RoomSceneProps, 'onInterrupted'>) {
  const { design, sizes, light, url, texture, walls, by, onDrawn, onMissing, onCapture } = props
  const { items, room: box, sun } = useSnapshot(design)
  const kinds = [...new Set(items.map(({ piece }) => piece))]
  const get = useThree((three) => three.get)
  const lights = useMemo(() => createRoomLights(light), [light])
  const ground = useMemo(() => buildShadowRoom(walls), [walls])
  const contact = useMemo(buildContact, [])
  const grain = useMemo(() => createGrain(texture), [texture])
  const glass = useMemo(
    () => createMirrorGlass(url, light, () => get().invalidate()),
    [url, light, get],
  )
  const dress = useCallback(
    (material: Material) => {
      grain.dress(material)
      glass.dress(material)
    },
    [grain, glass],
  )
  const [shown, setShown] = useState<ReadonlyMap<string, readonly number[]>>(new Map())
  const note = useCallback(
    (piece: string, ids: readonly number[]) => setShown((now) => new Map(now).set(piece, ids)),
    [],
  )
  const ids = useMemo(() => new Set([...shown.values()].flat()), [shown])
  const mirror = useRef<FloorMirror | null>(null)
  const keepMirror = useCallback((made: FloorMirror | null) => {
    mirror.current = made
  }, [])
  const latest = useRef(onCapture)
  latest.current = onCapture

  useEffect(() => lights.dispose, [lights])
  useEffect(() => ground.dispose, [ground])
  useEffect(() => contact.dispose, [contact])
  useEffect(() => glass.dispose, [glass])
  useEffect(() => {
    latest.current(
      createCapture(
        () => {
          const { gl, scene, camera: eye, invalidate } = get()
          return { gl, scene, camera: eye as PerspectiveCamera, invalidate }
        },
        grain,
        (...picture) => mirror.current?.draw(...picture),
      ),
    )
    return () => latest.current(null)
  }, [get, grain])
  // Before each frame: what a pixel of the screen shows of the photo's grain.
  useFrame(({ gl }) => grain.set(by * gl.getPixelRatio()))

  return (
    <>
      {lights.all.map((part) => (
        <primitive key={part.uuid} object={part} />
      ))}
      {box ? <RoomShell box={box} /> : <primitive object={ground.root} />}
      {kinds.map((piece) => (
        <PieceCrowd
          key={piece}
          piece={piece}
          items={items.filter((item) => item.piece === piece)}
          dress={dress}
          onShown={note}
          onMissing={onMissing}
        />
      ))}
      <Contacts items={items} sizes={sizes} contact={contact} shown={ids} />
      <RoomRig design={design} sizes={sizes} lights={lights} shown={ids} onDrawn={onDrawn} />
      {sun.reflection > 0 && (
        <MirroredFloor walls={walls} strength={sun.reflection} onMirror={keepMirror} />
      )}
    </>
  )
}
