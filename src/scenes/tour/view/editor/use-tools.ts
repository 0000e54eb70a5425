import { useCallback, useState } from 'react'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from './create-editor.ts'

const loadTools = () => import('../tools/index.ts')

/** North, level and measure: loaded when they are first asked for, and there while they are. */
export function useTools({ tour }: TourEditor) {
  const [isOpen, setOpen] = useState(false)
  const [toolState, setTooling] = useState<ToolState>()
  const refuse = useCallback(() => {
    setOpen(false)
    setFault(tour, { code: 'Viewer', name: '' })
  }, [tour])
  const parts = useLoaded(loadTools, isOpen, refuse)
  if (parts && !toolState) setTooling(parts.createToolState())
  return {
    isOpen,
    setOpen,
    parts: isOpen && parts && toolState ? { ...parts, toolState } : undefined,
  }
}
