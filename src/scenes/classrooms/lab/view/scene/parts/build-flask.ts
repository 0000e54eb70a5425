import { BackSide, Group, Mesh, SphereGeometry } from 'three'
import { glass, liquidMaterial, matt } from '../../../../common/view/scene/materials.ts'
import { slab } from '../../../../common/view/scene/shapes.ts'
import { sceneConfig } from '../../../config.ts'
import { liquid, vessel } from '../geometry.ts'

const { tile } = sceneConfig
const wall = 0.0014

/** The conical flask on its white tile, and what of it moves. */
export interface Flask {
  root: Group
  /** What is swirled: the flask with what is in it. */
  moved: Group
  liquid: ReturnType<typeof liquid>
  /** The liquid's look. */
  body: Mesh<ReturnType<typeof liquid>['geometry'], ReturnType<typeof liquidMaterial>>
  /** Base that lies where it fell. */
  cloud: Mesh<SphereGeometry, ReturnType<typeof liquidMaterial>>
}

export function buildFlask(): Flask {
  const root = new Group()
  const plate = new Mesh(slab(tile.side, tile.height, tile.side), matt(0xfbfaf6, 0.25))
  plate.castShadow = true
  plate.receiveShadow = true
  const moved = new Group()
  moved.position.y = tile.height
  const shape = vessel(sceneConfig.flask, wall)
  const far = new Mesh(shape, glass({ side: BackSide, body: 0.03 }))
  far.renderOrder = 2
  const near = new Mesh(shape, glass({ body: 0.03 }))
  near.renderOrder = 5
  near.castShadow = false
  const filled = liquid(sceneConfig.flask, 0.0004)
  const body = new Mesh(filled.geometry, liquidMaterial(0xffffff, 0.4))
  body.position.y = wall
  body.renderOrder = 3
  body.castShadow = true
  const cloud = new Mesh(
    new SphereGeometry(0.011, 24, 14).scale(1, 0.34, 1),
    liquidMaterial(0xd63384, 0.5),
  )
  cloud.renderOrder = 4
  cloud.visible = false
  moved.add(far, body, cloud, near)
  root.add(plate, moved)
  return { root, moved, liquid: filled, body, cloud }
}
