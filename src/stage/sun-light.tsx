import type { ThreeElements } from '@react-three/fiber'

interface SunLightProps extends Omit<NonNullable<ThreeElements['directionalLight']>, 'castShadow'> {
  /** The shadow camera covers so many meters to each side … */
  reach: number
  /** … and this range of distances from the light. */
  depth: readonly [number, number]
  /** Pixels of the shadow map, each way. */
  shadowPixels?: number
}

/** A directional light that casts shadows. The stage must have `shadows`. */
export function SunLight({ reach, depth, shadowPixels = 2048, children, ...light }: SunLightProps) {
  return (
    <directionalLight castShadow shadow-mapSize={[shadowPixels, shadowPixels]} {...light}>
      <orthographicCamera attach="shadow-camera" args={[-reach, reach, reach, -reach, ...depth]} />
      {children}
    </directionalLight>
  )
}
