import type { ThreeElements } from '@react-three/fiber'
import { BackSide } from 'three'

/** Round everything, unseen: what is pressed where nothing else is. */
export const BackgroundPressTarget = (mesh: ThreeElements['mesh']) => (
  <mesh {...mesh}>
    <sphereGeometry args={[100, 16, 8]} />
    <meshBasicMaterial visible={false} side={BackSide} />
  </mesh>
)
