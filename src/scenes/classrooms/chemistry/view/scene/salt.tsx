import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { scale, subtract } from '../../../../../math/vector.ts'
import { Matt, Solid } from '../../../common/view/scene/solid.tsx'
import { sceneConfig } from '../../config.ts'
import type { DisplayStyle, MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { salt, saltCube } from '../../model/structure.ts'
import { radiusOf } from './atom-style.ts'
import type { BallStickModel, Stick } from './ball-stick-model.ts'
import { BallsAndSticks } from './balls-and-sticks.tsx'

const { scale: by, reach } = sceneConfig.salt
const foot = 0.012
const half = salt.cell / 2
const ions = saltCube(reach)

const sticks = ions.flatMap((a) =>
  ions.flatMap((b): Stick[] => {
    const steps = subtract(b.at, a.at)
    if (a === b || steps.some((step) => step < 0) || Math.hypot(...steps) > half * 1.1) return []
    return [{ from: scale(a.at, by), to: scale(b.at, by), radius: 6 * by }]
  }),
)

/** Its sticks stay when its ions touch. */
const crystal = (look: DisplayStyle): BallStickModel => ({
  balls: ions.map((ion) => ({
    ...ion,
    at: scale(ion.at, by),
    radius: radiusOf(ion, look, sceneConfig.ball.salt) * by,
  })),
  sticks,
})

/** A corner of rock salt; sticks join neighbors. */
export function Salt({ lab }: { lab: MoleculeLab }) {
  const { look } = useSnapshot(lab)
  const model = useMemo(() => crystal(look), [look])
  return (
    <>
      <Solid position-y={foot / 2}>
        <boxGeometry args={[0.105, foot, 0.105]} />
        <Matt color={0x7a5230} roughness={0.5} />
      </Solid>
      {/* The lowest ions of a ball-and-stick lattice stand clear of its foot. */}
      <mesh position-y={foot + 0.008}>
        <boxGeometry args={[0.006, 0.02, 0.006]} />
        <Matt color={0x7a5230} roughness={0.5} />
      </mesh>
      <group position-y={foot + (half * reach + salt.radii.Cl) * by}>
        <BallsAndSticks
          model={model}
          room={{ balls: ions.length, sticks: sticks.length }}
          fine={[20, 8]}
        />
      </group>
    </>
  )
}
