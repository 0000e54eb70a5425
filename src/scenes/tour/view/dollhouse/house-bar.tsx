import { useSyncExternalStore } from 'react'
import { subscribe } from 'valtio/vanilla'
import { ViewButtons } from '../../../../stage/orbit-controls.tsx'
import {
  type Dollhouse,
  dollhouseConfig,
  orbitDollhouse,
  resetDollhouse,
  zoomDollhouse,
} from '../../model/home/dollhouse.ts'

/** Which ends the view has come to: all that the buttons show of it. */
function endsOf({ view: { pitch, zoom } }: Dollhouse): string {
  const { pitchRange, zoomRange } = dollhouseConfig
  return [
    pitch >= pitchRange.max,
    pitch <= pitchRange.min,
    zoom >= zoomRange.max,
    zoom <= zoomRange.min,
  ].join()
}

/**
 * All that a drag does with the home, as buttons. They are rendered when an end is reached or left, not with each step.
 */
export function HouseBar({ house }: { house: Dollhouse }) {
  useSyncExternalStore(
    (listener) => subscribe(house, listener),
    () => endsOf(house),
  )
  const { pitch, zoom } = house.view
  return (
    <ViewButtons
      limits={dollhouseConfig}
      pitch={pitch}
      zoom={zoom}
      onTurn={(yaw, up) => orbitDollhouse(house, yaw, up)}
      onZoom={(by) => zoomDollhouse(house, by)}
      onReset={() => resetDollhouse(house)}
    />
  )
}
