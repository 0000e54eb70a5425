import { useSnapshot } from 'valtio'
import { ViewButtons } from '../../../../stage/view-buttons.tsx'
import {
  type Dollhouse,
  dollhouseConfig,
  resetHouse,
  turnHouse,
  zoomHouse,
} from '../../model/dollhouse/dollhouse.ts'

/** All that a drag does with the home, as buttons. A part of its own: what is round it is not rendered with each step. */
export function HouseBar({ house }: { house: Dollhouse }) {
  const { pitch, zoom } = useSnapshot(house).view
  return (
    <ViewButtons
      limits={dollhouseConfig}
      pitch={pitch}
      zoom={zoom}
      onTurn={(yaw, up) => turnHouse(house, yaw, up)}
      onZoom={(by) => zoomHouse(house, by)}
      onReset={() => resetHouse(house)}
    />
  )
}
