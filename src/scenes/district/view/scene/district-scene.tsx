import { useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Color, DirectionalLight, HemisphereLight } from 'three'
import { Stage } from '../../../../stage/stage.tsx'
import { districtConfig, type FenceId, fenceIds } from '../../config.ts'
import type { District } from '../../model/district.ts'
import { districtContext } from '../district-context.ts'
import { buildFence, type FenceMesh } from './fence-mesh.ts'
import { buildDistrict, buildPhone, disposeAll } from './geometry.ts'
import { palette } from './palette.ts'
import { Rig } from './rig.tsx'

export interface DistrictSceneProps {
  district: District
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: districtConfig.camera.fieldOfView,
  near: 50,
  far: 4000,
  position: [0, 500, 600] as [number, number, number],
}

/** The district in 3D: all that needs three.js. */
export function DistrictScene({ district, onInterrupted }: DistrictSceneProps) {
  return (
    <Stage
      {...districtContext}
      name="district"
      shadows
      elements={{}}
      camera={camera}
      className="absolute inset-0"
      onInterrupted={onInterrupted}
    >
      <Scene district={district} />
    </Stage>
  )
}

function Scene({ district }: { district: District }) {
  const renderer = useThree(({ gl }) => gl)
  const town = useMemo(buildDistrict, [])
  const phone = useMemo(buildPhone, [])
  const fences = useMemo(buildFences, [])
  const lights = useMemo(createLights, [])

  useLayoutEffect(() => {
    renderer.setClearColor(new Color(palette.ground), 1)
  }, [renderer])
  useEffect(
    () => () => {
      for (const group of [town, phone, ...Object.values(fences).map((fence) => fence.group)]) {
        disposeAll(group)
      }
      lights.sun.dispose()
    },
    [town, phone, fences, lights],
  )
  return (
    <>
      <primitive object={lights.sky} />
      <primitive object={lights.sun} />
      <primitive object={town} />
      <primitive object={phone} />
      {fenceIds.map((id) => (
        <primitive key={id} object={fences[id].group} />
      ))}
      <Rig district={district} phone={phone} fences={fences} />
    </>
  )
}

const buildFences = (): Record<FenceId, FenceMesh> => ({
  library: buildFence('library'),
  park: buildFence('park'),
  square: buildFence('square'),
  pier: buildFence('pier'),
})

/** A low sun from the south-west, over a soft sky. */
function createLights() {
  const sky = new HemisphereLight(0xffffff, 0x5b6375, 1.5)
  const sun = new DirectionalLight(0xfff0dc, 2.3)
  sun.position.set(-280, 330, 240)
  sun.castShadow = true
  sun.shadow.mapSize.set(2048, 2048)
  const half = 340
  const box = { left: -half, right: half, top: half, bottom: -half, near: 50, far: 1100 }
  Object.assign(sun.shadow.camera, box)
  sun.shadow.normalBias = 1.2
  return { sky, sun }
}
