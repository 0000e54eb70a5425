import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { useDrawn, useFrameOnChange } from '../../stage/frame.ts'
import { Stage } from '../../stage/stage.tsx'
import type { Design, RoomBox } from '../model/design/design.ts'
import type { Texture } from '../model/estimate/texture.ts'
import { type RoomLight, sunDirection } from '../model/light.ts'
import { type Capture, createCapture } from './capture.ts'
import type { FloorMirror } from './floor-mirror.ts'
import { plankTexture, plankTile } from './geometry.ts'
import { blurFor, createGrain } from './grain.ts'
import { createMirrorGlass } from './mirror-glass.ts'
import { applyRoomCamera } from './photo-rig.ts'
import { Pieces } from './piece-instances.tsx'
import { MirroredFloor, RoomLights, ShadowCatcher } from './room-parts.tsx'

interface RoomSceneProps {
  design: Design
  /** its url is empty in an empty room */
  photo: { url: string; light: RoomLight; texture: Texture }
  /** Pixels of the screen for one of the photo. */
  by: number
  /** Called with the number of pieces on the canvas when it changes. */
  onDrawn: (count: number) => void
  onMissing: () => void
  /** Passes the capture function; null on unmount. */
  onCapture: (capture: Capture | null) => void
  onInterrupted: (lost: boolean) => void
}

const camera = { fov: 50, near: 0.05, far: 60, position: [0, 1.5, 0] as [number, number, number] }

/** The furniture of a photo on a transparent canvas: all code that needs three.js. */
export function RoomScene({ onInterrupted, ...props }: RoomSceneProps) {
  const blur = blurFor(props.photo.texture, props.by)
  return (
    // The photo's blur at the size on the screen.
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
        camera={camera}
        className="absolute inset-0"
        onInterrupted={onInterrupted}
      >
        <Scene {...props} />
      </Stage>
    </div>
  )
}

/** In an empty room the sun stays while the visitor looks around. */
const still = { yaw: 0 }

function Scene(props: Omit<RoomSceneProps, 'onInterrupted'>) {
  const { design, photo, by, onDrawn, onMissing, onCapture } = props
  const { light, url, texture } = photo
  const { items, sizes, room: box, sun, camera: seen, walls } = useSnapshot(design)
  const get = useThree((three) => three.get)
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
  const [count, setCount] = useState(0)
  const mirror = useRef<FloorMirror>(null)
  const report = useEffectEvent(onCapture)

  useEffect(() => glass.dispose, [glass])
  useEffect(() => {
    report(createCapture(get, grain, mirror))
    return () => report(null)
  }, [get, grain])
  useFrameOnChange(design)
  useDrawn(count, onDrawn)
  // Before each frame: where the photo was taken from, what a pixel of the screen shows of its grain, and what the
  // floor mirrors.
  useFrame(({ gl, scene, camera: eye }) => {
    applyRoomCamera(eye as PerspectiveCamera, design.camera)
    grain.set(by * gl.getPixelRatio())
    mirror.current?.draw(gl, scene, eye as PerspectiveCamera)
  })

  return (
    <>
      <RoomLights
        light={light}
        sun={sun}
        towards={sunDirection(sun, box ? still : seen)}
        items={items}
        sizes={sizes}
      />
      {box ? <RoomShell {...box} /> : <ShadowCatcher walls={walls} />}
      <Pieces {...{ items, sizes, dress, onMissing }} onCount={setCount} />
      {sun.reflection > 0 && <MirroredFloor walls={walls} strength={sun.reflection} ref={mirror} />}
    </>
  )
}

/** Skirting boards, metres. */
const board = { height: 0.08, depth: 0.014 }

/** An empty room around the origin of its floor: oak planks, chalk walls, white skirting boards. */
function RoomShell({ width, depth, height }: RoomBox) {
  const planks = useMemo(plankTexture, [])
  useEffect(() => () => planks.dispose(), [planks])
  const walls = [0, 1, 2, 3].map((side) => {
    const [long, away] = side % 2 === 0 ? [width, depth / 2] : [depth, width / 2]
    return { turn: (side * Math.PI) / 2, long, away }
  })
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} receiveShadow>
        <planeGeometry args={[width, depth]} />
        <meshStandardMaterial
          map={planks}
          map-repeat={[width / plankTile.size, depth / plankTile.size]}
          roughness={0.72}
        />
      </mesh>
      <mesh rotation-x={Math.PI / 2} position-y={height} receiveShadow>
        <planeGeometry args={[width, depth]} />
        <meshStandardMaterial color="#f7f5f0" roughness={1} />
      </mesh>
      {walls.map(({ turn, long, away }) => (
        <group key={turn} rotation-y={turn}>
          <mesh position={[0, height / 2, -away]} receiveShadow>
            <planeGeometry args={[long, height]} />
            <meshStandardMaterial color="#ebe6da" roughness={0.95} />
          </mesh>
          <mesh position={[0, board.height / 2, board.depth / 2 - away]} receiveShadow>
            <boxGeometry args={[long, board.height, board.depth]} />
            <meshStandardMaterial color="#faf9f6" roughness={0.6} />
          </mesh>
        </group>
      ))}
    </>
  )
}
