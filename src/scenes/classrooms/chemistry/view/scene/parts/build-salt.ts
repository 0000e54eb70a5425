import { BoxGeometry, Group, Mesh } from 'three'
import { subtract } from '../../../../../../math/vector.ts'
import { matt } from '../../../../common/view/scene/materials.ts'
import { sceneConfig } from '../../../config.ts'
import { type BondedAtom, salt, saltCube } from '../../../model/structure.ts'

import { createBalls } from '../balls.ts'
import { radiusOf } from '../looks.ts'
import { createSticks } from '../sticks.ts'

const { x, z, scale, reach } = sceneConfig.salt
const foot = 0.012

/** A corner of rock salt; rods join neighbours. */
export function buildSalt() {
  const root = new Group()
  const ions = saltCube(reach)
  const half = salt.cell / 2
  const middle = foot + (half * reach + salt.radii.Cl) * scale
  const placed = ({ at }: BondedAtom) =>
    [x + at[0] * scale, middle + at[1] * scale, z + at[2] * scale] as const
  const base = new Mesh(new BoxGeometry(0.105, foot, 0.105), matt(0x7a5230, 0.5))
  base.position.set(x, foot / 2, z)
  base.castShadow = true
  base.receiveShadow = true
  const balls = createBalls(ions.length, 20)
  const rods = createSticks(3 * ions.length, matt(0xb9b2a4, 0.45), 8)
  for (const a of ions) {
    for (const b of ions) {
      const steps = subtract(b.at, a.at)
      if (steps.some((step) => step < 0) || Math.hypot(...steps) > half * 1.1) continue
      rods.add(placed(a), placed(b), 6 * scale)
    }
  }
  rods.done()
  // The lowest ions of a ball-and-stick lattice stand clear of its foot.
  const pin = new Mesh(new BoxGeometry(0.006, 0.02, 0.006), matt(0x7a5230, 0.5))
  pin.position.set(x, foot + 0.008, z)
  root.add(base, pin, balls.root, rods.mesh)
  let shown = ''
  return {
    root,
    update(look: 'balls' | 'space') {
      if (look === shown) return
      shown = look
      balls.clear()
      for (const ion of ions) {
        const radius = radiusOf(ion, look, sceneConfig.ball.salt) * scale
        balls.add(ion.element, ion.charge, ...placed(ion), radius)
      }
      balls.done()
    },
  }
}
