import { useSnapshot } from 'valtio'
import type { Design } from '../../../model/room/design.ts'
import { CoverHandles } from './cover-handles.tsx'
import { HorizonHandles } from './horizon-handles.tsx'
import { PairHandles } from './pair-handles.tsx'
import { YardstickHandles } from './yardstick-handles.tsx'

export interface HandLayerProps {
  design: Design
  url: string
  /** Of the photo on the screen, CSS pixels. */
  width: number
}

/** The handles of the tool that the visitor has taken, over the photo. */
export function HandLayer({ design, url, width }: HandLayerProps) {
  const { tool, photo } = useSnapshot(design)
  if (!tool || width <= 0) return null
  const parts = { design, space: { photo, url, unit: photo.width / width } }
  return (
    <div className="absolute inset-0 select-none" data-tool={tool}>
      {tool === 'scale' && <YardstickHandles {...parts} />}
      {tool === 'lines' && <PairHandles {...parts} />}
      {tool === 'horizon' && <HorizonHandles {...parts} />}
      {tool === 'cover' && <CoverHandles {...parts} />}
    </div>
  )
}
