import { useFrame, useThree } from '@react-three/fiber'
import { createXRStore, XR } from '@react-three/xr'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Material, Vector3 } from 'three'
import { ErrorBoundary } from '../error-boundary.tsx'
import { stageFlags } from '../flags.ts'
import { isVisibleInScene } from '../presses.ts'
import { Stage } from '../stage.tsx'
import { HeadContext } from './head.ts'
import { type HeadPose, headPoseOf } from './pose.ts'
import type { XrSceneProps } from './use-xr-session.ts'

export interface XrSessionProps extends XrSceneProps {
  /** Under `?stats`, where tests read what can be pressed. */
  element?: HTMLElement
  children: ReactNode
}

/** The canvas of a session: of its own, since it needs what the page's has not, depth and smooth edges. */
export function XrStage({ name, children, ...session }: XrSessionProps & { name: string }) {
  return (
    <ErrorBoundary onError={session.onError}>
      <Stage
        name={name}
        shadows
        // Seen in the headset alone; without any size it would not be drawn.
        className="pointer-events-none invisible fixed inset-0"
        camera={{ fov: 60, near: 0.05, far: 200, position: [0, 0, 0] }}
        // A session draws as sharp as its device wants it.
        dpr={{ min: 1, max: 1 }}
        // It draws for the device, by other programs than for the page.
        compilesFirst={false}
        // Of a session whose graphics are gone nothing would be seen.
        onLost={session.leave}
      >
        <XrSession {...session}>{children}</XrSession>
      </Stage>
    </ErrorBoundary>
  )
}

/**
 * Shows the scene of a canvas in a session, beside what is there for the session alone: the children. Whatever has an
 * `onClick` is pressed by the rays of controllers and hands, by a finger that touches it, and by a tap on a screen.
 */
export function XrSession({ session, onStart, onError, element, children }: XrSessionProps) {
  const { xr } = useThree((state) => state.gl)
  const [store] = useState(createStore)
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
  const head = useRef<HeadPose>(null)
  const isKnown = useRef(true)
  useFrame(({ gl }, _delta, frame?: XRFrame) => {
    const space = gl.xr.getReferenceSpace()
    const pose = space && frame?.getViewerPose(space)
    isKnown.current = !frame || !!pose
    if (pose) head.current = headPoseOf(pose.transform.matrix)
    // Of the room's depth three.js draws no color, which WebGL refuses while colors are written: it would hide nothing.
    const depth = gl.xr.hasDepthSensing() && gl.xr.getDepthSensingMesh()
    if (depth) Object.assign(depth.material as Material, { colorWrite: false })
  }, -1)
  // In fiber's place: with an old pose, while the device does not know where it is, the scene would stick to the eyes.
  useFrame(({ gl, scene, camera }) => {
    if (isKnown.current) gl.render(scene, camera)
  }, 1)
  return (
    <XR store={store}>
      <HeadContext value={head}>{children}</HeadContext>
      {element && stageFlags().stats && <ExposePanelTargets element={element} />}
    </XR>
  )
}

// A press may be slow; and who leans over the table is near what they press.
const pointer = { filter: isVisibleInScene, clickThresholdMs: Number.POSITIVE_INFINITY }
const rayPointer = { ...pointer, minDistance: 0 }
const controller = { model: false, grabPointer: false, rayPointer } as const

/**
 * Nothing of it is fetched from elsewhere: no emulator, and rays without models, since the visitor sees the true
 * hand in the room. What a controller's buttons are comes from `public/xr`, the same for all: a trigger.
 */
const createStore = () =>
  createXRStore({
    emulate: false,
    baseAssetPath: `${location.origin}/xr/`,
    offerSession: false,
    enterGrantedSession: false,
    controller,
    hand: { ...controller, touchPointer: pointer },
    transientPointer: rayPointer,
    gaze: rayPointer,
    screenInput: rayPointer,
  })

/** Writes in each frame what can be pressed on panels and where it is in the room, meters, for browser tests. */
function ExposePanelTargets({ element }: { element: HTMLElement }) {
  useFrame(({ scene }) => {
    const targets: Record<string, number[]> = {}
    scene.traverseVisible(({ userData: { control }, matrixWorld }) => {
      if (!control || control.disabled) return
      const name = control.name || control.ariaLabel || control.textContent
      targets[name] = new Vector3().setFromMatrixPosition(matrixWorld).toArray()
    })
    element.dataset.targets = JSON.stringify(targets)
  })
  return null
}
