import { useCallback, useState } from 'react'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { ToolState } from '../../model/tools/tool-state.ts'
import { setFault } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'

const loadTools = () => import('../tools/index.ts')

/** North, level and measure: loaded when they are first asked for, and there while they are. */
export function useTools({ tour }: TourDesk) {
  const [isOpen, setOpen] = useState(false)
  const [tooling, setTooling] = useState<ToolState>()
  const refuse = useCallback(() => {
    setOpen(false)
    setFault(tour, { code: 'Viewer', name: '' })
  }, [tour])
  const parts = useLoaded(loadTools, isOpen, refuse)
  if (parts && !tooling) setTooling(parts.createToolState())
  return { isOpen, setOpen, parts: isOpen && parts && tooling ? { ...parts, tooling } : undefined }
}
