import { useEffect, useMemo } from 'react'
import { DirectionalLight, HemisphereLight } from 'three'
import { Stage } from '../../../../stage/stage.tsx'
import { hologramConfig } from '../../config.ts'
import type { District } from '../../model/district.ts'
import type { Hologram } from '../../model/hologram.ts'
import type { Walker } from '../../model/people.ts'
import { buildModel } from './build-model.ts'
import { Rig } from './rig.tsx'

export interface HologramSceneProps {
  district: District
  walkers: Walker[]
  state: Hologram
  /** Called after each first frame of a canvas. */
  onDrawn: () => void
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: hologramConfig.view.fieldOfView,
  near: 50,
  far: 9000,
  position: [0, 900, 1400] as [number, number, number],
}

/** The model in 3D: all that needs three.js. */
export function HologramScene({ onInterrupted, ...props }: HologramSceneProps) {
  return (
    <Stage
      name="hologram"
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
  )
}

function Scene({ district, walkers, state, onDrawn }: Omit<HologramSceneProps, 'onInterrupted'>) {
  const model = useMemo(() => buildModel(district, walkers.length), [district, walkers])
  const lights = useMemo(createLights, [])

  useEffect(() => () => model.dispose(), [model])
  useEffect(() => () => lights.sun.dispose(), [lights])

  return (
    <>
      <primitive object={lights.sky} />
      <primitive object={lights.sun} />
      {Object.entries(model.layers).map(([id, layer]) => (
        <primitive key={id} object={layer} />
      ))}
      <Rig model={model} district={district} walkers={walkers} state={state} onDrawn={onDrawn} />
    </>
  )
}

/** A morning sun from the south-east, over a soft sky. */
function createLights() {
  const sky = new HemisphereLight(0xffffff, 0x6a6f7d, 1.7)
  const sun = new DirectionalLight(0xfff1e0, 2.4)
  sun.position.set(500, 700, 420)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  Object.assign(sun.shadow.camera, {
    left: -620,
    right: 620,
    top: 620,
    bottom: -620,
    near: 100,
    far: 2200,
  })
  sun.shadow.normalBias = 2
  sun.shadow.radius = 3
  return { sky, sun }
}
