import type { ConstructorRepresentation } from '@react-three/fiber'
import { type ReactNode, useState } from 'react'
import type { ContextOptions } from './context.ts'
import { StageCanvas } from './stage-canvas.tsx'

export type StageProps = ContextOptions & {
  /** The scene's name: a renderer warmed under it is taken over. */
  name: string
  /** The three.js classes that `children` use as elements, and no others. */
  elements: Record<string, ConstructorRepresentation>
  camera: { fov: number; near: number; far: number; position: [number, number, number] }
  /** Whether lights cast shadows; they do not unless told. */
  shadows?: boolean
  /** The least (in motion, on a slow device) and most device pixels for one CSS pixel: 1 and 2 unless told. */
  dpr?: { min: number; max: number }
  className?: string
  /** Called when the graphics context is lost (true) and when the scene is back (false). */
  onInterrupted?: (interrupted: boolean) => void
  /** React Three Fiber elements. Contexts of the page do not reach them: pass props. */
  children: ReactNode
}

/**
 * A canvas that draws on demand. It fills its box, follows its size, adapts its resolution, comes
 * back after a lost context by mounting the scene anew on a new canvas (its state lives in the
 * scene's model), and frees everything when it goes. What the scene throws reaches the boundary
 * around the stage.
 */
export function Stage({ className, ...props }: StageProps) {
  const [generation, setGeneration] = useState(0)
  return (
    <div className={className}>
      <StageCanvas {...props} key={generation} onAgain={() => setGeneration(generation + 1)} />
    </div>
  )
}
