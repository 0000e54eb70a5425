import { useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { add, scale, subtract } from '../../../../../math/vector.ts'
import type { Session } from '../../../common/model/session.ts'
import { Matt, Solid } from '../../../common/view/scene/solid.tsx'
import { useLabFrame } from '../../../common/view/scene/use-lab-frame.ts'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { planTray, type TrayPlan } from '../../model/tray-plan.ts'
import { radiusOf } from './atom-style.ts'
import { type BallStickModel, bondSticks } from './ball-stick-model.ts'
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
  const plan = useMemo(() => planTray(reaction, put, reacted, tray), [reaction, put, reacted])
  const models = useRef<BallsAndSticksHandle>(null)
  // The atoms go by the lab's own time, which asks for frames itself.
  useLabFrame(session, ({ still }) => {
    const mapped = !reacted ? 0 : still ? 1 : lab.mapped
    models.current?.put(modelsOn(plan, mapped))
    return false
  })
  return (
    <>
      <Solid position-y={floor / 2}>
        <boxGeometry args={[tray.width, floor, tray.depth]} />
        <Matt color={bedding} roughness={0.7} />
      </Solid>
      {[-1, 1].map((side) => (
        <group key={side} position-y={rim / 2}>
          <Solid position-z={(side * tray.depth) / 2}>
            <boxGeometry args={[tray.width + 0.012, rim, 0.008]} />
            <Matt color={0xa9794a} roughness={0.55} />
          </Solid>
          <Solid position-x={(side * tray.width) / 2}>
            <boxGeometry args={[0.008, rim, tray.depth]} />
            <Matt color={0xa9794a} roughness={0.55} />
          </Solid>
        </group>
      ))}
      {/* Where one side ends and the other begins. */}
      <mesh position={[plan.border, floor + 0.0005, 0]}>
        <boxGeometry args={[0.003, 0.0012, tray.depth - 0.02]} />
        <Matt color={0xc23e12} roughness={0.6} />
      </mesh>
      <group position-y={floor + 0.0075}>
        <BallsAndSticks ref={models} room={room} fine={[14, 6]} color={0xa8a196} />
      </group>
    </>
  )
}

/** @param mapped  how far the atoms have gone to their new places: 0 to 1 */
function modelsOn({ atoms, bonds }: TrayPlan, mapped: number): BallStickModel {
  const eased = mapped * mapped * (3 - 2 * mapped)
  const rise = Math.sin(Math.PI * mapped) * lift
  const balls = atoms.map(({ element, before, after }) => {
    const { charge } = mapped < 0.5 ? before : after
    const way = scale(subtract(after.at, before.at), eased)
    return {
      element,
      charge,
      at: add(add(before.at, way), [0, before === after ? 0 : rise, 0]),
      radius: radiusOf({ element, charge }, 'balls', ball.tray) * tray.scale,
    }
  })
  const sticks = bonds.flatMap(({ atoms: [from, to], order, when }) => {
    // On the way nothing is bonded: how that happens is not shown.
    if ((when === 'before' && mapped > 0) || (when === 'after' && mapped < 1)) return []
    const [a, b] = [balls[from]?.at, balls[to]?.at]
    if (!a || !b) return []
    return bondSticks(a, b, { order, radius: 10 * tray.scale, middle: add(a, [0, 0, 1]) })
  })
  return { balls, sticks }
}
