import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Material, PerspectiveCamera } from 'three'
import { useSnapshot } from 'valtio'
import { useDrawn, useFrameOnChange } from '../../stage/frame.ts'
import { Stage } from '../../stage/stage.tsx'
import type { Design } from '../model/design/design.ts'
import type { NoiseAndBlur } from '../model/estimate/noise-and-blur.ts'
import { type RoomLight, sunDirection } from '../model/light.ts'
import { type Capture, createCapture } from './capture.ts'
import type { FloorMirror } from './floor-mirror.ts'
import { blurFor, createGrain } from './grain.ts'
import { createMirrorGlass } from './mirror-glass.ts'
import { Pieces } from './pieces.tsx'
import { applyRoomCamera, MirroredFloor, RoomLights, ShadowCatcher } from './room-parts.tsx'
import { RoomShell } from './room-shell.tsx'

interface RoomSceneProps {
  design: Design
  /** its url is empty in an empty room */
  photo: { url: string; light: RoomLight; texture: NoiseAndBlur }
  /** Pixels of the screen for one of the photo. */
  by: number
  /** Called with the number of pieces on the canvas when it changes. */
  onDrawn: (count: number) => void
  onMissing: () => void
  /** Passes the capture function; null on unmount. */
  onCapture: (capture: Capture | null) => void
}

const camera = { fov: 50, near: 0.05, far: 60, position: [0, 1.5, 0] as [number, number, number] }

/** The furniture of a photo on a transparent canvas: all code that needs three.js. */
export function RoomScene(props: RoomSceneProps) {
  const blur = blurFor(props.photo.texture, props.by)
  return (
    // The photo's blur at the size on the screen.
    <div
      className="absolute inset-0"
      style={{ filter: blur > 0.3 ? `blur(${blur}px)` : undefined }}
    >
      <Stage name="room" shadows camera={camera}>
        <Scene {...props} />
      </Stage>
    </div>
  )
}

/** In an empty room the sun stays while the visitor looks around. */
const still = { yaw: 0 }

function Scene(props: RoomSceneProps) {
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
      <Pieces {...{ items, sizes, dress, onMissing }} onShown={(shown) => setCount(shown.length)} />
      {sun.reflection > 0 && <MirroredFloor walls={walls} strength={sun.reflection} ref={mirror} />}
    </>
  )
}
