import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import { brass, matt, woods } from '../../../../common/view/scene/materials.ts'
import { setConfig } from '../../../config.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { structureOf } from '../../../model/shelf.ts'
import type { Structure } from '../../../model/structure.ts'
import { createBalls } from '../balls.ts'
import { faceEye } from '../face-eye.ts'
import { radiusOf } from '../looks.ts'
import { type Put, placer, putMolecule } from '../put-molecule.ts'
import { createSticks } from '../sticks.ts'
import { buildLobes } from './build-lobes.ts'
import { buildMarks, type Figures } from './build-marks.ts'

const { x, y, z, scale } = setConfig.model

/** The atom that a rod can carry: near the middle, with none below it that the rod would meet. */
function carried(structure: Structure, put: Put): number {
  const place = placer(structure, put)
  const places = structure.atoms.map(({ at }) => place(at))
  const aside = (one: number) =>
    Math.hypot((places[one]?.[0] ?? 0) - x, (places[one]?.[2] ?? 0) - z)
  const isFree = (one: number) =>
    places.every(([px, py, pz], other) => {
      const [ox = 0, oy = 0, oz = 0] = places[one] ?? []
      const atom = structure.atoms[other]
      const room = atom ? radiusOf(atom, 'balls', put.share) * scale + 0.004 : 0
      return other === one || py >= oy - 1e-6 || Math.hypot(px - ox, pz - oz) > room
    })
  const order = places.map((_, index) => index).sort((a, b) => aside(a) - aside(b))
  return order.find(isFree) ?? 0
}

/** The molecule on its stand: what is measured and looked at. */
export function buildStand(figures: Figures) {
  const root = new Group()
  const balls = createBalls(16, 36)
  const sticks = createSticks(40, matt(0xb9b2a4, 0.45), 20)
  sticks.mesh.castShadow = true
  const lobes = buildLobes()
  const marks = buildMarks(figures)
  const base = new Mesh(new CylinderGeometry(0.05, 0.056, 0.016, 48), matt(woods.walnut, 0.5))
  base.castShadow = true
  base.receiveShadow = true
  const rod = new Mesh(new CylinderGeometry(0.0024, 0.0024, 1, 16), brass())
  rod.castShadow = true
  const mark = new MeshBasicMaterial({ color: 0xc23e12, toneMapped: false })
  faceEye(mark)
  const ring = new Mesh(new RingGeometry(1.14, 1.24, 64), mark)
  ring.frustumCulled = false
  ring.raycast = () => {}
  root.add(balls.root, sticks.mesh, lobes.root, marks.root, base, rod, ring)
  let shown = ''
  return {
    root,
    update({ molecule, look, pairs, bond, angle }: MoleculeLab) {
      const now = `${molecule} ${look} ${pairs} ${bond} ${angle}`
      if (now === shown) return
      shown = now
      const structure = structureOf(molecule)
      const put: Put = { at: [x, y, z], scale, look, share: setConfig.ball.stand }
      balls.clear()
      sticks.clear()
      putMolecule(balls, sticks, structure, put)
      balls.done()
      sticks.done()
      lobes.root.visible = pairs
      if (pairs) lobes.show(structure, put)
      marks.show(molecule, put, angle, bond)
      const place = placer(structure, put)
      const foot = structure.atoms[carried(structure, put)]
      const [fx, fy, fz] = foot ? place(foot.at) : [x, y, z]
      base.position.set(fx, 0.008, fz)
      rod.position.set(fx, fy / 2, fz)
      rod.scale.y = fy
      const first = structure.atoms[0]
      if (!first) return
      ring.position.set(...place(first.at))
      ring.scale.setScalar(radiusOf(first, look, put.share) * scale)
    },
  }
}
