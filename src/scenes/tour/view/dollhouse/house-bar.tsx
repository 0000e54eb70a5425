import { useSnapshot } from 'valtio'
import { orbitActions } from '../../../../math/orbit-view.ts'
import { ViewButtons } from '../../../../stage/orbit-controls.tsx'
import { type Dollhouse, dollhouseConfig } from '../../model/home/dollhouse.ts'

/** All that a drag does with the home, as buttons. */
export function HouseBar({ house: { view } }: { house: Dollhouse }) {
  const { pitch, zoom } = useSnapshot(view)
  const { turn, zoomBy, reset } = orbitActions(view, dollhouseConfig)
  return (
    <ViewButtons
      limits={dollhouseConfig}
      {...{ pitch, zoom }}
      onTurn={turn}
      onZoom={zoomBy}
      onReset={reset}
    />
  )
}
