import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { subscribe } from 'valtio/vanilla'
import { Stage } from '../../stage/stage.tsx'
import type { Design, RoomBox } from '../model/design/design.ts'
import type { Item, Sizes } from '../model/design/item.ts'
import type { Texture } from '../model/estimate/texture.ts'
import { type RoomLight, towardsSun } from '../model/light.ts'
import type { Wall } from '../model/wall.ts'
import { type Capture, createCapture } from './capture.ts'
import { createFloorMirror, type FloorMirror } from './floor-mirror.ts'
import {
  buildContact,
  buildFloor,
  buildShadowRoom,
  buildShell,
  createContactCopies,
} from './geometry.ts'
import { blurFor, createGrain } from './grain.ts'
import { createMirrorGlass } from './mirror-glass.ts'
import { createRoomLights, extentOf, standCamera } from './photo-rig.ts'
import { PieceInstances } from './piece-instances.tsx'

interface RoomSceneProps {
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
        <PieceInstances
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

interface RoomRigProps {
  design: Design
  sizes: Sizes
  lights: Pick<ReturnType<typeof createRoomLights>, 'aim' | 'set'>
  /** Ids of the pieces whose models are in the scene. */
  shown: ReadonlySet<number>
  onDrawn: (count: number) => void
}

/** Of a room of our own: its sun stays where it is when the visitor looks about. */
const still = { yaw: 0 }

/** Puts the camera where the photo was taken from, and the sun's shadow where the furniture is. */
function RoomRig({ design, sizes, lights, shown, onDrawn }: RoomRigProps) {
  const invalidate = useThree((three) => three.invalidate)
  const told = useRef(-1)
  const soon = useRef(0)

  useEffect(() => subscribe(design, () => invalidate()), [design, invalidate])
  useEffect(() => {
    if (shown) invalidate()
  }, [shown, invalidate])
  useEffect(() => () => cancelAnimationFrame(soon.current), [])

  useFrame((three) => {
    standCamera(three.camera as PerspectiveCamera, design.camera)
    const { middle, reach } = extentOf(design.items, sizes)
    lights.set(design.sun)
    lights.aim(middle, reach, towardsSun(design.sun, design.room ? still : design.camera))
    const count = shown.size
    if (told.current === count) return
    told.current = count
    // After this frame is on the canvas.
    soon.current = requestAnimationFrame(() => onDrawn(count))
  })
  return null
}

/** Floor, walls and ceiling of a room of our own. */
function RoomShell({ box }: { box: RoomBox }) {
  const invalidate = useThree((three) => three.invalidate)
  const { width, depth, height } = box
  const shell = useMemo(() => buildShell({ width, depth, height }), [width, depth, height])
  useEffect(() => {
    invalidate()
    return shell.dispose
  }, [shell, invalidate])
  return <primitive object={shell.root} />
}

interface ContactsProps {
  items: readonly Item[]
  sizes: Sizes
  contact: ReturnType<typeof buildContact>
  /** Ids of the pieces whose models are in the scene. */
  shown: ReadonlySet<number>
}

/** The dark under everything that stands on something. */
function Contacts({ items, sizes, contact, shown }: ContactsProps) {
  const invalidate = useThree((three) => three.invalidate)
  const room = 2 ** Math.ceil(Math.log2(Math.max(4, items.length)))
  const dark = useMemo(() => createContactCopies(contact, room), [contact, room])
  useEffect(() => dark.dispose, [dark])
  useEffect(() => {
    dark.place(
      items.filter(({ id }) => shown.has(id)),
      sizes,
    )
    invalidate()
  })
  return <primitive object={dark.copies} />
}

interface MirroredFloorProps {
  walls: readonly Wall[]
  /** 0 to 1 */
  strength: number
  /** Hands out what a picture needs before it is drawn, and null when it is gone. */
  onMirror: (mirror: FloorMirror | null) => void
}

/** The furniture mirrored in the floor, as far as the walls leave floor. After the rig, which moves the camera. */
function MirroredFloor({ walls, strength, onMirror }: MirroredFloorProps) {
  const invalidate = useThree((three) => three.invalidate)
  const mirror = useMemo(() => createFloorMirror(buildFloor(walls)), [walls])
  useEffect(() => {
    onMirror(mirror)
    return () => {
      onMirror(null)
      mirror.dispose()
    }
  }, [mirror, onMirror])
  useEffect(() => {
    mirror.set(strength)
    invalidate()
  }, [mirror, strength, invalidate])
  useFrame(({ gl, scene, camera }) => mirror.draw(gl, scene, camera as PerspectiveCamera))
  return <primitive object={mirror.mesh} />
}
