import { BoxGeometry, CylinderGeometry, Group, Mesh, TorusGeometry } from 'three'
import { radians } from '../../../../../../math/angle.ts'
import { brass, matt, printed, woods } from '../../../../common/view/scene/materials.ts'
import { lathe } from '../../../../common/view/scene/shapes.ts'
import { sceneConfig } from '../../../config.ts'
import { cellPlan } from '../../../model/cell-plan.ts'
import { plaque } from '../textures.ts'

const { bar, cradle, height, micrometre, plinth } = sceneConfig
/** Outside of the enlarged membrane, metres. */
const shell = (cellPlan.radius + 0.16) * micrometre
const plaqueSize = { width: 0.118, height: 0.037 }

/** A low plinth of dark wood, a ring of brass that holds the cell, and the scale bar on its plaque. */
export function buildStand(): Group {
  const root = new Group()
  const { radius, height: high } = plinth
  const edge = 0.004
  const profile = [
    [0, 0],
    [radius, 0],
    [radius, high - edge],
    [radius - edge, high],
    [0, high],
  ] as const
  const foot = new Mesh(lathe(profile, 72), matt(woods.walnut, 0.45))
  const metal = brass()
  // Where the ring touches the cell.
  const ringHeight = height - Math.sqrt(shell ** 2 - cradle.radius ** 2)
  const ring = new Mesh(
    new TorusGeometry(cradle.radius, cradle.thickness, 14, 64).rotateX(Math.PI / 2),
    metal,
  )
  ring.position.y = ringHeight - cradle.thickness * 0.6
  const legs = [90, 210, 330].map((at) => {
    const leg = new Mesh(new CylinderGeometry(0.0032, 0.0032, ringHeight - high, 12), metal)
    const [x, z] = [Math.cos(radians(at)), Math.sin(radians(at))]
    leg.position.set(cradle.radius * x, (ringHeight + high) / 2 - 0.002, cradle.radius * z)
    return leg
  })
  root.add(foot, ring, ...legs, buildPlaque())
  root.traverse((part) => {
    part.castShadow = true
    part.receiveShadow = true
  })
  return root
}

/** Enamel on brass; its bar is as long as so many micrometres of the cell are. */
function buildPlaque(): Mesh {
  const { width, height: high } = plaqueSize
  const face = printed(plaque((bar * micrometre) / width, bar), 0.35)
  const body = brass()
  // Of a box's sides the fifth looks forwards.
  const sides = [body, body, body, body, face, body]
  const board = new Mesh(new BoxGeometry(width, high, 0.003), sides)
  board.position.set(0, plinth.height + 0.0135, plinth.radius - 0.02)
  board.rotation.x = radians(-48)
  return board
}
