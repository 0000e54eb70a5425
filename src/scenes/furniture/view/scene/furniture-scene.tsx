import { useEffect, useMemo } from 'react'
import type { FurniturePiece } from '../../../../room-photo/model/design/catalogue.ts'
import { useModel } from '../../../../room-photo/view/piece-instances.tsx'
import { Stage } from '../../../../stage/stage.tsx'
import { furnitureConfig } from '../../config.ts'
import type { View } from '../../model/piece-view.ts'
import { buildFloor } from './geometry.ts'
import { createLights } from './lights.ts'
import { Rig } from './rig.tsx'

export interface FurnitureSceneProps {
  piece: FurniturePiece
  /** The variant of the model, by name. */
  look: string
  view: View
  /** Called with the piece's id after each first frame that shows it. */
  onDrawn: (id: string | undefined) => void
  /** Called when the piece's model cannot be fetched. */
  onMissing: () => void
  onInterrupted: (lost: boolean) => void
}

const camera = {
  fov: furnitureConfig.view.fieldOfView,
  near: 0.1,
  far: 60,
  position: [3, 2, 6] as [number, number, number],
}

/** A piece on the grid of the floor: all that needs three.js. */
export function FurnitureScene({ onInterrupted, ...props }: FurnitureSceneProps) {
  return (
    <Stage
      name="furniture"
      antialias
      alpha
      depth
      shadows
      elements={{}}
      camera={camera}
      className="absolute inset-0"
      onInterrupted={onInterrupted}
    >
      <Scene {...props} />
    </Stage>
  )
}

function Scene(props: Omit<FurnitureSceneProps, 'onInterrupted'>) {
  const { piece, look, view, onDrawn, onMissing } = props
  const floor = useMemo(() => buildFloor(piece), [piece])
  const lights = useMemo(createLights, [])
  const model = useModel(piece.id, look, onMissing)

  useEffect(() => floor.dispose, [floor])
  useEffect(() => lights.dispose, [lights])

  return (
    <>
      {lights.all.map((light) => (
        <primitive key={light.uuid} object={light} />
      ))}
      <primitive object={floor.root} />
      {model && <primitive key={model.id} object={model.root} />}
      <Rig view={view} size={piece} shown={model?.id} onDrawn={onDrawn} />
    </>
  )
}
