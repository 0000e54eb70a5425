import { BoxGeometry, Group, Mesh } from 'three'
import type { Vector3 } from '../../../../../../math/vector.ts'
import { matt } from '../../../../common/view/scene/materials.ts'
import { sceneConfig } from '../../../config.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { planTray, type TrayPlan } from '../../../model/tray-plan.ts'
import { createBalls } from '../balls.ts'
import { radiusOf } from '../looks.ts'
import { putBond } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'

const { tray, ball } = sceneConfig
/** White hydrogen and dark carbon are both to be told from it. */
const bedding = 0xa9b8b0
const floor = 0.006
const rim = 0.014
/** The most atoms that a full tray holds: twelve methane, oxygen, carbon dioxide and water. */
const most = 12 * (5 + 2 + 3 + 3)
/** How high the atoms go on their way, metres. */
const lift = 0.035

const smooth = (share: number) => share * share * (3 - 2 * share)

/** The tray on which molecules lie as models, and their atoms go to new places. */
export function buildTray() {
  const root = new Group()
  const wood = matt(0xa9794a, 0.55)
  const bed = new Mesh(new BoxGeometry(tray.width, floor, tray.depth), matt(bedding, 0.7))
  bed.position.y = floor / 2
  const sides = [
    { size: [tray.width + 0.012, rim, 0.008], at: [0, rim / 2, tray.depth / 2] },
    { size: [tray.width + 0.012, rim, 0.008], at: [0, rim / 2, -tray.depth / 2] },
    { size: [0.008, rim, tray.depth], at: [tray.width / 2, rim / 2, 0] },
    { size: [0.008, rim, tray.depth], at: [-tray.width / 2, rim / 2, 0] },
  ].map(({ size: [w, h, d], at: [px = 0, py = 0, pz = 0] }) => {
    const side = new Mesh(new BoxGeometry(w, h, d), wood)
    side.position.set(px, py, pz)
    return side
  })
  for (const part of [bed, ...sides]) {
    part.castShadow = true
    part.receiveShadow = true
  }
  // Where one side ends and the other begins.
  const line = new Mesh(new BoxGeometry(0.003, 0.0012, tray.depth - 0.02), matt(0xc23e12, 0.6))
  line.position.y = floor + 0.0005
  const balls = createBalls(most, 14)
  const sticks = createSticks(2 * most, matt(0xa8a196, 0.45), 6)
  const models = new Group()
  models.position.y = floor + 0.0075
  models.add(balls.root, sticks.mesh)
  root.add(bed, ...sides, line, models)
  root.position.set(tray.x, 0, tray.z)
  let planned = ''
  let shown = -1
  let plan: TrayPlan = { atoms: [], bonds: [], border: 0 }

  const draw = (mapped: number) => {
    const share = smooth(mapped)
    const rise = Math.sin(Math.PI * mapped) * lift
    const places = plan.atoms.map(({ before, after }): Vector3 => {
      const [a, b] = [before.at, after.at]
      const goes = before === after ? 0 : rise
      return [
        a[0] + (b[0] - a[0]) * share,
        a[1] + (b[1] - a[1]) * share + goes,
        a[2] + (b[2] - a[2]) * share,
      ]
    })
    balls.clear()
    for (const [index, { element, before, after }] of plan.atoms.entries()) {
      const { charge } = mapped < 0.5 ? before : after
      const radius = radiusOf({ element, charge }, 'balls', ball.tray) * tray.scale
      const [x = 0, y = 0, z = 0] = places[index] ?? []
      balls.add(element, charge, x, y, z, radius)
    }
    balls.done()
    sticks.clear()
    for (const { atoms, order, when } of plan.bonds) {
      // On the way nothing is bonded: how that happens is not shown.
      if ((when === 'before' && mapped > 0) || (when === 'after' && mapped < 1)) continue
      const [a, b] = [places[atoms[0]], places[atoms[1]]]
      if (a && b)
        putBond(sticks, a, b, { order, radius: 10 * tray.scale, middle: [a[0], a[1], a[2] + 1] })
    }
    sticks.done()
  }

  return {
    root,
    /** @param still  whether what would move stands at its end at once */
    update({ reaction, put, reacted, mapped }: MoleculeLab, still: boolean) {
      const now = JSON.stringify([reaction, put, reacted?.times])
      const share = !reacted ? 0 : still ? 1 : mapped
      if (now === planned && share === shown) return
      if (now !== planned) plan = planTray(reaction, put, reacted, tray)
      planned = now
      shown = share
      line.position.x = plan.border
      draw(share)
    },
  }
}
