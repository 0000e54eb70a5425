import { CylinderGeometry, Group, Mesh, PlaneGeometry, SphereGeometry } from 'three'
import { radians } from '../../../../../../math/angle.ts'
import { brass, matt, printed, woods } from '../../../../common/view/scene/materials.ts'
import { rod, slab, solid } from '../../../../common/view/scene/shapes.ts'
import { print } from '../../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../../config.ts'
import type { Finding } from '../../../model/lesson/finding.ts'
import { type PathPoint, pathOf, previousThrow } from '../../../model/lesson/motion-lab.ts'
import { solveThrow, spanOf } from '../../../model/lesson/scales.ts'
import { colours } from '../colours.ts'
import { drawRange } from '../faces.ts'
import type { Station } from '../station.ts'
import { createTrail, type Trail } from '../trail.ts'

const { from, length, ground, high } = sceneConfig.range
/** Dots from the throw to the landing, were there no air. */
const dots = 40

/** A launcher and its range, whose scale follows the throw. */
export function buildLauncher(): Station {
  const root = new Group()
  const wood = matt(woods.walnut, 0.55)
  const metal = brass()
  const strip = print(2048, 128)
  const ruler = new Mesh(
    new PlaneGeometry(length, length / 15).rotateX(-Math.PI / 2),
    printed(strip.texture),
  )
  ruler.position.set(from + length / 2, ground + 0.0008, 0.02)
  ruler.receiveShadow = true
  const barrel = new Group()
  barrel.add(
    solid(rod(0.0105, 0.062).rotateZ(Math.PI / 2), metal, -0.028, 0, 0),
    solid(new CylinderGeometry(0.013, 0.013, 0.012, 28).rotateZ(Math.PI / 2), metal, 0, 0, 0),
  )
  const post = solid(slab(0.02, 1, 0.02), wood, from, 0, -0.016)
  const ball = solid(new SphereGeometry(0.0085, 28, 20), matt(colours.first, 0.35))
  const flag = new Group()
  flag.add(
    solid(rod(0.0012, 0.06), metal, 0, 0.03, 0),
    solid(slab(0.02, 0.013, 0.0012), matt(colours.guess), 0.0105, 0.046, 0),
  )
  const now = createTrail(colours.first, 0.0034, dots * 3)
  const past = createTrail(colours.before, 0.0028, dots * 3)
  root.add(
    solid(slab(length + 0.02, ground, 0.078), wood, from + length / 2 + 0.012, 0, 0),
    ruler,
    post,
    barrel,
    ball,
    flag,
    now.mesh,
    past.mesh,
  )
  let span = 0
  let drawn: { finding: Finding | undefined; span: number } | undefined

  return {
    root,
    height: ground + 0.16,
    show(lab) {
      const { live, setup, guesses } = lab
      if (live.id !== 'throw') return
      const wanted = spanOf(setup, guesses.range, length / high)
      if (wanted !== span) {
        span = wanted
        drawRange(strip, span)
      }
      const scale = length / span
      const put = (trail: Trail, path: readonly PathPoint[], every: number) => {
        trail.begin()
        let next = 0
        for (const { time, x, y } of path) {
          if (time < next) continue
          trail.add(from + x * scale, ground + 0.004 + y * scale, 0)
          next += every
        }
      }
      const every = solveThrow(setup).time / dots
      const { state, rows } = live.trial
      const start = ground + 0.0085 + setup.height * scale
      barrel.position.set(from, start, 0)
      barrel.rotation.z = radians(setup.elevation)
      post.scale.y = start
      ball.position.set(from + state.x * scale, ground + 0.0085 + state.y * scale, 0)
      put(now, rows, every)
      const finding = previousThrow(lab)
      if (!drawn || drawn.finding !== finding || drawn.span !== span) {
        drawn = { finding, span }
        put(past, finding ? pathOf(finding) : [], every)
      }
      flag.visible = guesses.range !== null
      flag.position.set(from + (guesses.range ?? 0) * scale, ground, -0.012)
    },
  }
}
