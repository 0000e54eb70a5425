import { useFrameOnChange } from '../../../../../stage/frame.ts'
import { BenchRoom, ContactShadow } from '../../../common/view/scene/bench-room.tsx'
import { LabObjectGroup } from '../../../common/view/scene/lab-object-group.tsx'
import { LessonCanvas } from '../../../common/view/scene/lesson-canvas.tsx'
import type { SceneContentProps, SceneProps } from '../../../common/view/scene/lesson-stage.tsx'
import { type FormatNumber, useNumberFormatter } from '../../../common/view/use-number-formatter.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { Blackboard } from './blackboard.tsx'
import { Salt } from './salt.tsx'
import { Shelf } from './shelf.tsx'
import { Stand } from './stand.tsx'
import { Tray } from './tray.tsx'

const { model, shelf, salt, sign, tray, view } = sceneConfig

/** The molecules in 3D, their figures as the language writes them: all that needs three.js. */
export function MoleculeScene(props: SceneProps<MoleculeLab>) {
  const figures = useNumberFormatter()
  return (
    <LessonCanvas {...props} view={view}>
      <Molecules {...props} figures={figures} />
    </LessonCanvas>
  )
}

export interface MoleculesProps extends SceneContentProps<MoleculeLab> {
  figures: FormatNumber
}

/** A model to measure, and what stands around it on the bench, or on the visitor's own table. */
export function Molecules({ session, onPick, room, figures }: MoleculesProps) {
  const { lab } = session
  useFrameOnChange(lab)
  return (
    // On the table beside the panel that stands there too.
    <group position-x={room ? 0.08 : 0}>
      {!room && <Room />}
      <LabObjectGroup
        id="model"
        position={[model.x, 0, model.z]}
        height={model.y + 0.03}
        onPick={onPick}
      >
        <Stand lab={lab} figures={figures} />
      </LabObjectGroup>
      <LabObjectGroup
        id="shelf"
        position={[shelf.x, 0, shelf.z]}
        height={shelf.y + 0.02}
        onPick={onPick}
      >
        <Shelf lab={lab} />
      </LabObjectGroup>
      <LabObjectGroup id="salt" position={[salt.x, 0, salt.z]} height={0.1} onPick={onPick}>
        <Salt lab={lab} />
      </LabObjectGroup>
      <LabObjectGroup
        id="equation"
        position={[sign.x, 0, sign.z]}
        height={sign.height}
        onPick={onPick}
      >
        <Blackboard lab={lab} />
      </LabObjectGroup>
      <LabObjectGroup id="flask" position={[tray.x, 0, tray.z]} height={0.03} onPick={onPick}>
        <Tray lab={lab} />
      </LabObjectGroup>
    </group>
  )
}

function Room() {
  return (
    <>
      <BenchRoom />
      <ContactShadow x={model.x} z={model.z} size={[0.2, 0.2]} />
      <ContactShadow x={salt.x} z={salt.z} size={[0.19, 0.19]} />
      <ContactShadow x={sign.x} z={sign.z} size={[0.14, 0.14]} />
      {[-0.47, 0.47].map((at) => (
        <ContactShadow key={at} x={shelf.x + at * shelf.width} z={shelf.z} size={[0.1, 0.1]} />
      ))}
    </>
  )
}
