import type { ThreeElements } from '@react-three/fiber'

interface SunLightProps extends Omit<NonNullable<ThreeElements['directionalLight']>, 'castShadow'> {
  /** Its shadows cover so many meters to each side of what it shines on … */
  reach: number
  /** … and so many from the light: nearest and farthest. */
  depth: readonly [number, number]
  /** Pixels of the shadow map, each way. */
  shadowPixels?: number
}

/** A light from far away that casts shadows. The stage must have `shadows`. */
export function SunLight({ reach, depth, shadowPixels = 2048, children, ...light }: SunLightProps) {
  return (
    <directionalLight castShadow shadow-mapSize={[shadowPixels, shadowPixels]} {...light}>
      <orthographicCamera attach="shadow-camera" args={[-reach, reach, reach, -reach, ...depth]} />
      {children}
    </directionalLight>
  )
}
