import type { ThreeElements, ThreeEvent } from '@react-three/fiber'
import { type Object3D, Vector3 } from 'three'

const labelOf = (id: string) => `${id} label`

export interface LabObjectGroupProps extends Omit<ThreeElements['group'], 'id' | 'name'> {
  id: string
  /** Where its name is written, above its foot; where it has no height, a `LabelAnchor` within says where. */
  height?: number
  onPick: (id: string) => void
}

/** An object of the lesson's list, in the scene: pressed by mouse, touch, ray and hand alike. */
export function LabObjectGroup({ id, height, onPick, children, ...group }: LabObjectGroupProps) {
  const press = (event: ThreeEvent<MouseEvent>) => {
    event.stopPropagation()
    onPick(id)
  }
  return (
    <group {...group} name={id} onClick={press}>
      {children}
      {height !== undefined && <LabelAnchor id={id} position-y={height} />}
    </group>
  )
}

/** Where the name of a thing is written, and where the eye goes when it is chosen. */
export function LabelAnchor({ id, ...group }: Omit<ThreeElements['group'], 'id'> & { id: string }) {
  return <group {...group} name={labelOf(id)} />
}

const place = new Vector3()

/** Where the name of a thing is written now, meters; always the same object. */
export function labelPoint(scene: Object3D, id: string | null): Vector3 | undefined {
  const label = id === null ? undefined : scene.getObjectByName(labelOf(id))
  return label?.getWorldPosition(place)
}
