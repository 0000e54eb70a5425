import { useMemo, useRef } from 'react'
import { MathUtils } from 'three'
import { useSnapshot } from 'valtio'
import { add, scale, subtract } from '../../../../../math/vector.ts'
import type { Session } from '../../../common/model/session.ts'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { planTray, type TrayPlan } from '../../model/tray-plan.ts'
import { type BallStickModel, modelOf } from './ball-stick-model.ts'
import { BallsAndSticks, type BallsAndSticksHandle } from './balls-and-sticks.tsx'

const { tray, ball } = sceneConfig
/** White hydrogen and dark carbon are both to be told from it. */
const bedding = 0xa9b8b0
const floor = 0.006
const rim = 0.014
/** The most atoms that a full tray holds: twelve methane, oxygen, carbon dioxide and water. */
const most = 12 * (5 + 2 + 3 + 3)
const room = { balls: most, sticks: 2 * most }
/** How high the atoms go on their way, meters. */
const lift = 0.035

/** The tray on which molecules lie as models, and their atoms go to new places. */
export function Tray({ session }: { session: Session<MoleculeLab> }) {
  const { lab } = session
  const { reaction, put, reacted } = useSnapshot(lab) as MoleculeLab
  const plan = useMemo(() => planTray(reaction, put, reacted, tray.cell), [reaction, put, reacted])
  const models = useRef<BallsAndSticksHandle>(null)
  // The atoms go by the lab's own time, which asks for frames itself.
  useLabFrame(session, ({ still }) => {
    const mapped = !reacted ? 0 : still ? 1 : lab.mapped
    models.current?.put(modelsOn(plan, mapped))
    return false
  })
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
        <BallsAndSticks ref={models} room={room} fine={[14, 6]} />
      </group>
    </>
  )
}

/** What lies on the tray. @param mapped  how far the atoms have gone to their new places: 0 to 1 */
function modelsOn({ atoms, bonds }: TrayPlan, mapped: number): BallStickModel {
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
