import type { ThreeElements } from '@react-three/fiber'
import { useEffect, useMemo, useState } from 'react'
import { type BufferGeometry, DoubleSide, type Texture } from 'three'
import { createCanvasTexture } from './textures.ts'

/** A solid that casts and takes shadows; its geometry and material are its children. */
export const ShadowedMesh = (props: ThreeElements['mesh']) => (
  <mesh castShadow receiveShadow {...props} />
)

/** The woods of shelves and of feet, as colors. */
export const woodColors = { oak: 0xb98d5b, walnut: 0x6d4a2f } as const

interface Surface {
  roughness?: number
}

/** A painted or wooden surface. */
export const MatteMaterial = ({ color, roughness = 0.75 }: Surface & { color: number }) => (
  <meshStandardMaterial color={color} roughness={roughness} envMapIntensity={0.5} />
)

const Metal = ({ color, roughness = 0.32 }: Surface & { color: number }) => (
  <meshStandardMaterial color={color} roughness={roughness} metalness={0.9} envMapIntensity={1.3} />
)

export const Brass = () => <Metal color={0xc9a15a} roughness={0.34} />

export const Steel = () => <Metal color={0xb9c0c6} roughness={0.3} />

/** What stands in glass. */
export const LiquidMaterial = (props: { color?: number; opacity: number }) => (
  <meshStandardMaterial
    {...props}
    roughness={0.08}
    envMapIntensity={0.9}
    transparent
    side={DoubleSide}
    depthWrite={false}
  />
)

/** Paper or enamel with something printed on it. */
export const PrintedMaterial = ({ map, roughness = 0.75 }: Surface & { map: Texture }) => (
  <meshStandardMaterial map={map} roughness={roughness} envMapIntensity={0.45} />
)

/** Something that is held on the graphics card and made without JSX: it is freed with the part that shows it. */
export function useDisposable<Held extends { dispose(): void }>(make: () => Held): Held {
  const [made] = useState(make)
  useEffect(() => () => made.dispose(), [made])
  return made
}

/** A geometry that follows from something, and is freed when another takes its place. @param build  the same each time */
export function useGeometry<From>(
  build: (from: From) => BufferGeometry,
  from: From,
): BufferGeometry {
  const shape = useMemo(() => build(from), [build, from])
  useEffect(() => () => shape.dispose(), [shape])
  return shape
}

/**
 * A picture of so many pixels, which may be drawn anew, and is freed with the part that shows it.
 * @param draw  what it shows at first
 */
export const useCanvasTexture = (...picture: Parameters<typeof createCanvasTexture>) =>
  useDisposable(() => createCanvasTexture(...picture))
