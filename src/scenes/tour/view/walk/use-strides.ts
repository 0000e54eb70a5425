import { useMemo } from 'react'
import type { Walk } from '../../model/walk/plan-walk.ts'
import { createStride } from './stride.ts'

/** How the two pictures of a step are seen; undefined at rest. Another step has others. */
export function useStrides(walk: Walk | undefined) {
  return useMemo(() => walk && { from: createStride(), to: createStride() }, [walk])
}
