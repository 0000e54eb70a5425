import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { salt, saltCube } from '../../model/structure.ts'
import { modelOf } from './ball-stick-model.ts'
import { BallsAndSticks } from './balls-and-sticks.tsx'

const { scale, reach } = sceneConfig.salt
const foot = 0.012
const cube = saltCube(reach)

/** A corner of rock salt; sticks join neighbors. */
export function Salt({ lab }: { lab: MoleculeLab }) {
  const { look } = useSnapshot(lab)
  const model = useMemo(
    () => modelOf(cube, { look, share: sceneConfig.ball.salt, stick: 6 }),
    [look],
  )
  return (
    <>
      <Block position-y={foot / 2} size={[0.105, foot, 0.105]} color={0x7a5230} />
      {/* The lowest ions of a ball-and-stick lattice stand clear of its foot. */}
      <Block position-y={foot + 0.008} size={[0.006, 0.02, 0.006]} color={0x7a5230} />
      <group position-y={foot + ((salt.cell / 2) * reach + salt.radii.Cl) * scale} scale={scale}>
        <BallsAndSticks model={model} fine={[20, 8]} />
      </group>
    </>
  )
}
