import { useFrame, useThree } from '@react-three/fiber'
import {
  createXRStore,
  DefaultXRController,
  DefaultXRHand,
  XR,
  type XRStore,
} from '@react-three/xr'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Material, WebGLRenderer } from 'three'
import { isVisibleInScene } from '../presses.ts'
import { HeadContext } from './head.ts'
import { type Head, headOf } from './pose.ts'
import type { SessionProps } from './use-session.ts'

interface XrSessionProps extends Omit<SessionProps, 'leave'> {
  /** Draws what is held in the hand, where the visitor does not see their own. */
  hasHandles?: boolean
  children: ReactNode
}

/**
 * Shows the scene of a canvas in a session, beside what is there for the session alone: the children. Whatever has an
 * `onClick` is pressed by the rays of controllers and hands, by a finger that touches it, and by a tap on a screen.
 */
export function XrSession(props: XrSessionProps) {
  const { session, onStart, onError, hasHandles = false, children } = props
  const { xr } = useThree((state) => state.gl)
  const [store] = useState(() => createStore(hasHandles))
  // A session begins once, however often what it is told to is rendered anew.
  const start = useEffectEvent(onStart)
  const fail = useEffectEvent(onError)
  useEffect(() => {
    let isHere = true
    xr.setSession(session).then(
      () => isHere && start(),
      (error) => isHere && fail(error),
    )
    return () => {
      isHere = false
      store.destroy()
    }
  }, [xr, session, store])
  useFrame(({ gl }) => {
    if (gl.xr.hasDepthSensing()) hideWithDepthOnly(gl)
  })
  const head = useRef<Head>(null)
  const isKnown = useRef(true)
  useFrame(({ gl }, _delta, frame?: XRFrame) => {
    const space = gl.xr.getReferenceSpace()
    const pose = space && frame?.getViewerPose(space)
    isKnown.current = !frame || !!pose
    if (pose) head.current = headOf(pose.transform.matrix)
  }, -1)
  // In fiber's place: with an old pose, while the device does not know where it is, the scene would stick to the eyes.
  useFrame(({ gl, scene, camera }) => {
    if (isKnown.current) gl.render(scene, camera)
  }, 1)
  return (
    <XR store={store}>
      <HeadContext value={head}>{children}</HeadContext>
    </XR>
  )
}

/**
 * What three.js draws from the room's depth has no color, which WebGL refuses to draw while colors are written: it
 * would hide nothing.
 */
function hideWithDepthOnly({ xr }: WebGLRenderer): void {
  const material = xr.getDepthSensingMesh()?.material as Material | undefined
  if (material) material.colorWrite = false
}

// A press may be slow; and who leans over the table is near what they press.
const pointer = { filter: isVisibleInScene, clickThresholdMs: Number.POSITIVE_INFINITY }
const rayPointer = { ...pointer, minDistance: 0 }
const controller = { model: false, grabPointer: false, rayPointer } as const
const hand = { ...controller, touchPointer: pointer } as const

/**
 * Nothing of it is fetched from elsewhere: no emulator, and rays without models, since the visitor sees the true
 * hand in the room. What a controller's buttons are comes from `public/xr`, the same for all: a trigger.
 */
function createStore(hasHandles: boolean): XRStore {
  return createXRStore({
    emulate: false,
    baseAssetPath: `${location.origin}/xr/`,
    offerSession: false,
    enterGrantedSession: false,
    controller: hasHandles ? HeldController : controller,
    hand: hasHandles ? HeldHand : hand,
    transientPointer: rayPointer,
    gaze: rayPointer,
    screenInput: rayPointer,
  })
}

const HeldController = () => (
  <>
    <DefaultXRController {...controller} />
    <Handle />
  </>
)

const HeldHand = () => (
  <>
    <DefaultXRHand {...hand} />
    <Handle />
  </>
)

const Handle = () => (
  <>
    <mesh rotation-x={-Math.PI / 2}>
      <cylinderGeometry args={[0.009, 0.014, 0.1, 20]} />
      <meshBasicMaterial color={0x2a2f3a} />
    </mesh>
    <mesh position-z={-0.05}>
      <sphereGeometry args={[0.008, 12, 8]} />
      <meshBasicMaterial color={0xff7a45} />
    </mesh>
  </>
)
