import { useCallback, useSyncExternalStore } from 'react'
import { turn, zoomBy } from '../../../../../math/orbit-view.ts'
import { type OrbitLimits, ViewButtons } from '../../../../../stage/orbit-controls.tsx'
import { resetView, type Workspace } from '../../model/session.ts'

interface ViewToolsProps {
  workspace: Workspace
  limits: OrbitLimits
}

/** At an end that end, and one and the same value anywhere between. */
const endOf = (value: number, { min, max }: { min: number; max: number }): number =>
  value <= min ? min : value >= max ? max : (min + max) / 2

/** The view's buttons, which a drag renders anew only where it comes to an end of a range or leaves it. */
export function ViewTools({ workspace, limits }: ViewToolsProps) {
  const follow = useCallback((changed: () => void) => workspace.view.listen(changed), [workspace])
  const readPitch = () => endOf(workspace.view.pitch, limits.pitchRange)
  const readZoom = () => endOf(workspace.view.zoom, limits.zoomRange)
  const pitch = useSyncExternalStore(follow, readPitch, readPitch)
  const zoom = useSyncExternalStore(follow, readZoom, readZoom)
  return (
    <ViewButtons
      limits={limits}
      pitch={pitch}
      zoom={zoom}
      onTurn={(yaw, pitch) => turn(workspace, limits, yaw, pitch)}
      onZoom={(by) => zoomBy(workspace, limits, by)}
      onReset={() => resetView(workspace)}
    />
  )
}
