import { CylinderGeometry, Group, Mesh, MeshBasicMaterial, RingGeometry } from 'three'
import { brass, matt, woods } from '../../../../common/view/scene/materials.ts'
import { sceneConfig } from '../../../config.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { ringedAtom, structureOn } from '../../../model/lesson/stand.ts'
import { anglePlaces } from '../../../model/measure.ts'
import { standScale } from '../../../model/own-molecules.ts'
import { atomOf, type Structure } from '../../../model/structure.ts'
import { faceEye } from '../face-eye.ts'
import { radiusOf } from '../looks.ts'
import { type Put, placer } from '../put-molecule.ts'
import { buildMarks, type Figures } from './build-marks.ts'
import { buildModel, type Model, roomFor, shelfRoom } from './build-model.ts'

const { x, y, z } = sceneConfig.model

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
      const room = atom ? radiusOf(atom, 'balls', put.share) * put.scale + 0.004 : 0
      return other === one || py >= oy - 1e-6 || Math.hypot(px - ox, pz - oz) > room
    })
  const order = places.map((_, index) => index).sort((a, b) => aside(a) - aside(b))
  return order.find(isFree) ?? 0
}

/** Models of the shelf's molecules in turn, and one of the visitor's own as large as it needs, made anew for each. */
function createModels(root: Group) {
  const shelf = buildModel(shelfRoom)
  root.add(shelf.root)
  let own: { structure: Structure; model: Model } | undefined
  const modelOf = (structure: Structure): Model => {
    if (own?.structure === structure) return own.model
    own?.model.root.removeFromParent()
    own?.model.dispose()
    own = { structure, model: buildModel(roomFor(structure)) }
    root.add(own.model.root)
    return own.model
  }
  return {
    take(structure: Structure, isOwn: boolean): Model {
      const model = isOwn ? modelOf(structure) : shelf
      shelf.root.visible = !isOwn
      if (own) own.model.root.visible = isOwn
      return model
    },
  }
}

/** The molecule on its stand: what is measured and looked at. */
export function buildStand(figures: Figures) {
  const root = new Group()
  const models = createModels(root)
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
  root.add(marks.root, base, rod, ring)
  const shown: { structure?: Structure; marks: string } = { marks: '' }
  return {
    root,
    update(lab: MoleculeLab) {
      const { molecule, look, pairs, bond, angle } = lab
      const structure = structureOn(lab)
      const now = `${look} ${pairs} ${bond} ${angle}`
      if (structure === shown.structure && now === shown.marks) return
      Object.assign(shown, { structure, marks: now })
      const scale = standScale(structure)
      const put: Put = { at: [x, y, z], scale, look, share: sceneConfig.ball.stand }
      models.take(structure, molecule === 'own').show(structure, put, pairs)
      marks.show(structure, put, { angle, bond, places: anglePlaces(molecule) })
      const place = placer(structure, put)
      const [fx, fy, fz] = place(atomOf(structure, carried(structure, put)).at)
      base.position.set(fx, 0.008, fz)
      rod.position.set(fx, fy / 2, fz)
      rod.scale.y = fy
      const middle = atomOf(structure, ringedAtom(lab))
      ring.position.set(...place(middle.at))
      ring.scale.setScalar(radiusOf(middle, look, put.share) * scale)
    },
  }
}
