import type { ThreeElements } from '@react-three/fiber'
import { Brass, MatteMaterial, ShadowedMesh } from './shadowed-mesh.tsx'

type Mesh = Omit<ThreeElements['mesh'], 'args' | 'children'>

interface BlockProps extends Mesh {
  /** Meters. */
  size: [width: number, height: number, depth: number]
  color: number
  roughness?: number
}

/** A painted or wooden block. */
export const Block = ({ size, color, roughness = 0.55, ...mesh }: BlockProps) => (
  <ShadowedMesh {...mesh}>
    <boxGeometry args={size} />
    <MatteMaterial color={color} roughness={roughness} />
  </ShadowedMesh>
)

/** An upright rod of brass. Meters. */
export const BrassRod = ({
  radius,
  height,
  ...mesh
}: Mesh & { radius: number; height: number }) => (
  <ShadowedMesh {...mesh}>
    <cylinderGeometry args={[radius, radius, height, 24]} />
    <Brass />
  </ShadowedMesh>
)
