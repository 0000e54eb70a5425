import { useCallback, useSyncExternalStore } from 'react'
import { type OrbitLimits, ViewButtons } from '../../../../../stage/orbit-controls.tsx'
import { resetView, turn, zoomBy } from '../../model/orbit-view.ts'
import type { Desk } from '../../model/session.ts'

interface ViewToolsProps {
  desk: Desk
  limits: OrbitLimits
}

/** At an end that end, and one and the same value anywhere between. */
const endOf = (value: number, { min, max }: { min: number; max: number }): number =>
  value <= min ? min : value >= max ? max : (min + max) / 2

/** The view's buttons, which a drag renders anew only where it comes to an end of a range or leaves it. */
export function ViewTools({ desk, limits }: ViewToolsProps) {
  const follow = useCallback((changed: () => void) => desk.view.listen(changed), [desk])
  const readPitch = () => endOf(desk.view.pitch, limits.pitchRange)
  const readZoom = () => endOf(desk.view.zoom, limits.zoomRange)
  const pitch = useSyncExternalStore(follow, readPitch, readPitch)
  const zoom = useSyncExternalStore(follow, readZoom, readZoom)
  return (
    <ViewButtons
      limits={limits}
      pitch={pitch}
      zoom={zoom}
      onTurn={(yaw, pitch) => turn(desk, limits, yaw, pitch)}
      onZoom={(by) => zoomBy(desk, limits, by)}
      onReset={() => resetView(desk)}
    />
  )
}
