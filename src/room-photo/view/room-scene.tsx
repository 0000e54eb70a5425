import { useFrame, useThree } from '@react-three/fiber'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  type PerspectiveCamera,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { useSnapshot } from 'valtio'
import { createRandom } from '../../math/random.ts'
import { useDrawn, useFrameOnChange } from '../../stage/frame.ts'
import { Stage } from '../../stage/stage.tsx'
import type { Design, EmptyRoomSize } from '../model/design/design.ts'
import type { NoiseAndBlur } from '../model/estimate/noise-and-blur.ts'
import { type RoomLight, sunDirection } from '../model/light.ts'
import { type Capture, createCapture } from './capture.ts'
import type { FloorMirror } from './floor-mirror.ts'
import { blurFor, createGrain } from './grain.ts'
import { createMirrorGlass } from './mirror-glass.ts'
import { Pieces } from './pieces.tsx'
import { applyRoomCamera, MirroredFloor, RoomLights, ShadowCatcher } from './room-parts.tsx'

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

/** Skirting boards, meters. */
const board = { height: 0.08, depth: 0.014 }

/** An empty room around the origin of its floor: oak planks, chalk walls, white skirting boards. */
function RoomShell({ width, depth, height }: EmptyRoomSize) {
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

/** The tile of the plank texture, meters and pixels. */
const plankTile = { size: 1.8, pixels: 256, planks: 10 }

/** Oak planks in several shades with dark joints; always the same. */
function plankTexture(): DataTexture {
  const { pixels, planks } = plankTile
  const random = createRandom(7)
  const rgba = new Uint8Array(pixels * pixels * 4)
  const shades = Array.from({ length: planks }, () => 0.92 + random() * 0.16)
  const ends = Array.from({ length: planks }, () => Math.floor(random() * pixels))
  const grain = Array.from({ length: pixels }, () => 0.985 + random() * 0.03)
  const wide = pixels / planks
  for (let y = 0; y < pixels; y += 1) {
    for (let x = 0; x < pixels; x += 1) {
      const plank = Math.min(planks - 1, Math.floor(x / wide))
      const joint = x % wide < 1 || Math.abs(y - (ends[plank] ?? 0)) < 1
      const shade = (shades[plank] ?? 1) * (grain[x] ?? 1) * (joint ? 0.78 : 1)
      const at = (y * pixels + x) * 4
      rgba[at] = Math.min(255, 196 * shade)
      rgba[at + 1] = Math.min(255, 162 * shade)
      rgba[at + 2] = Math.min(255, 120 * shade)
      rgba[at + 3] = 255
    }
  }
  const texture = new DataTexture(rgba, pixels, pixels)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
