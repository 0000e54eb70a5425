import { useFrame } from '@react-three/fiber'
import { useXRPlanes, XRPlaneModel, XRSpace } from '@react-three/xr'
import { useRef } from 'react'
import { DoubleSide, type Group, type Mesh } from 'three'
import { objectKey } from '../object-key.ts'
import { normalOf } from './pose.ts'

/** So far behind what the device took for a surface it hides: furniture stands flush to walls. Meters. */
const behind = 0.05

/** Nothing lower hides: furniture stands on it. Meters above the floor. */
const aboveFloor = 0.2

interface RoomPlanesProps {
  /** Height of the lowest floor so far, meters. */
  floor: number
}

/** Surfaces of the real room as a device with plane detection sees them: unseen, they hide what is behind them. */
export function RoomPlanes({ floor }: RoomPlanesProps) {
  const planes = useXRPlanes()
  return planes.map((plane) => <RoomPlane key={objectKey(plane)} plane={plane} floor={floor} />)
}

function RoomPlane({ plane, floor }: RoomPlanesProps & { plane: XRPlane }) {
  const space = useRef<Group>(null)
  const mesh = useRef<Mesh>(null)
  useFrame(({ gl }) => {
    if (!space.current || !mesh.current) return
    const { elements } = space.current.matrix
    const isLevel = Math.abs(normalOf(elements)[1]) > 0.7
    const isLow = isLevel && (elements[13] ?? 0) < floor + aboveFloor
    // Depth tells more, and of all that stands there.
    mesh.current.visible = !isLow && !gl.xr.hasDepthSensing()
  })
  return (
    <XRSpace ref={space} space={plane.planeSpace}>
      {/* Before the furniture, and in depth alone. */}
      <XRPlaneModel ref={mesh} plane={plane} position-y={-behind} renderOrder={-2}>
        <meshBasicMaterial colorWrite={false} side={DoubleSide} />
      </XRPlaneModel>
    </XRSpace>
  )
}
