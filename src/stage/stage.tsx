import { useState } from 'react'
import { StageCanvas, type StageProps } from './stage-canvas.tsx'

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
