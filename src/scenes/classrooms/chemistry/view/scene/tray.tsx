import { useMemo } from 'react'
import { MathUtils } from 'three'
import { useSnapshot } from 'valtio'
import { add, scale, subtract } from '../../../../../math/vector.ts'
import { motionAllowed } from '../../../../../stage/flags.ts'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { planTray, type TrayPlan } from '../../model/tray-plan.ts'
import { type BallStickModel, modelOf } from './ball-stick-model.ts'
import { BallsAndSticks } from './balls-and-sticks.tsx'

const { tray, ball } = sceneConfig
/** White hydrogen and dark carbon are both to be told from it. */
const bedding = 0xa9b8b0
const floor = 0.006
const rim = 0.014
/** How high the atoms go on their way, meters. */
const lift = 0.035

/** The tray on which molecules lie as models, and their atoms go to new places. */
export function Tray({ lab }: { lab: MoleculeLab }) {
  const { reaction, put, reacted, mapped } = useSnapshot(lab) as MoleculeLab
  const plan = useMemo(() => planTray(reaction, put, reacted, tray.cell), [reaction, put, reacted])
  const way = !reacted ? 0 : motionAllowed() ? mapped : 1
  const model = useMemo(() => modelOn(plan, way), [plan, way])
  return (
    <>
      <Block
        position-y={floor / 2}
        size={[tray.width, floor, tray.depth]}
        color={bedding}
        roughness={0.7}
      />
      {[-1, 1].map((side) => (
        <group key={side} position-y={rim / 2}>
          <Block
            position-z={(side * tray.depth) / 2}
            size={[tray.width + 0.012, rim, 0.008]}
            color={0xa9794a}
          />
          <Block
            position-x={(side * tray.width) / 2}
            size={[0.008, rim, tray.depth]}
            color={0xa9794a}
          />
        </group>
      ))}
      {/* Where one side ends and the other begins. */}
      <Block
        position={[plan.border * tray.scale, floor + 0.0005, 0]}
        size={[0.003, 0.0012, tray.depth - 0.02]}
        color={0xc23e12}
      />
      <group position-y={floor + 0.0075} scale={tray.scale}>
        <BallsAndSticks model={model} fine={[14, 6]} />
      </group>
    </>
  )
}

/** What lies on the tray. @param mapped  how far the atoms have gone to their new places: 0 to 1 */
function modelOn({ atoms, bonds }: TrayPlan, mapped: number): BallStickModel {
  const eased = MathUtils.smoothstep(mapped, 0, 1)
  const rise = (Math.sin(Math.PI * mapped) * lift) / tray.scale
  const structure = {
    atoms: atoms.map(({ element, before, after }) => {
      const way = scale(subtract(after.at, before.at), eased)
      const at = add(add(before.at, way), [0, before === after ? 0 : rise, 0])
      return { element, at, charge: (mapped < 0.5 ? before : after).charge }
    }),
    // On the way nothing is bonded: how that happens is not shown.
    bonds: bonds.filter(({ when }) => when === 'always' || mapped === (when === 'before' ? 0 : 1)),
  }
  // Wherever the others go, the lines of a bond lie side by side.
  return modelOf(structure, { look: 'balls', share: ball.tray, stick: 10, towards: [0, 0, 1e6] })
}
