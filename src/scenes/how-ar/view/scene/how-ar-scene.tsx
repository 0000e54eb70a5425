import { useEffect, useMemo } from 'react'
import { DirectionalLight, HemisphereLight } from 'three'
import { Stage } from '../../../../stage/stage.tsx'
import { howArConfig } from '../../config.ts'
import type { HowAr } from '../../model/how-ar.ts'
import { buildScene } from './build-scene.ts'
import { Rig } from './rig.tsx'

export interface HowArSceneProps {
  state: HowAr
  /** Called after each first frame of a canvas. */
  onDrawn: () => void
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: howArConfig.fieldOfView,
  near: 0.1,
  far: 30,
  position: [2, 2, 4] as [number, number, number],
}

/** The table and what comes to stand on it: all that needs three.js. */
export function HowArScene({ state, onDrawn, onInterrupted }: HowArSceneProps) {
  return (
    <Stage
      name="how-ar"
      antialias
      alpha
      depth
      shadows
      elements={{}}
      camera={camera}
      className="absolute inset-0"
      onInterrupted={onInterrupted}
    >
      <Scene state={state} onDrawn={onDrawn} />
    </Stage>
  )
}

function Scene({ state, onDrawn }: Pick<HowArSceneProps, 'state' | 'onDrawn'>) {
  const objects = useMemo(buildScene, [])
  const lights = useMemo(createLights, [])

  useEffect(() => () => objects.dispose(), [objects])
  useEffect(() => () => lights.sun.dispose(), [lights])

  return (
    <>
      <primitive object={lights.sky} />
      <primitive object={lights.sun} />
      <primitive object={objects.root} />
      <Rig objects={objects} state={state} onDrawn={onDrawn} />
    </>
  )
}

/** Light from a window to the left. */
function createLights() {
  const sky = new HemisphereLight(0xffffff, 0xb8a98f, 2)
  const sun = new DirectionalLight(0xfff1e0, 2.2)
  sun.position.set(-2.2, 3.4, 1.8)
  sun.castShadow = true
  sun.shadow.mapSize.set(1024, 1024)
  Object.assign(sun.shadow.camera, { left: -1.4, right: 1.4, top: 1.4, bottom: -1.4, far: 8 })
  sun.shadow.normalBias = 0.01
  return { sky, sun }
}
