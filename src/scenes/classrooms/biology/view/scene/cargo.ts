import { InstancedMesh, Matrix4, MeshStandardMaterial, type Object3D, SphereGeometry } from 'three'
import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { type CargoPath, cargoAt, isPacked, onArc, type Stop } from '../../model/cargo-path.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { type Kind, routeOf, type Stage } from '../../model/secretion.ts'

/** Nodes of the model: signs that keep their size at either scale, and are shown in turn. */
export const cargoNames = [
  'cargo-gene',
  'cargo-message',
  'cargo-ribosome',
  'cargo-protein',
  'cargo-sugar',
  'cargo-vesicle',
] as const

type CargoNodes = Readonly<Record<'cargo' | (typeof cargoNames)[number], Object3D>>

/** Legs of the longest way, and dots on each. */
const legs = 7
const dotsOnLeg = 9

/** How many legs of the way lie behind each stage. */
const legsBehind: Readonly<Record<Stage, number>> = {
  gene: 0,
  copy: 0,
  'outside-nucleus': 1,
  read: 2,
  'in-cytosol': 2,
  'in-er': 3,
  'in-vesicle': 4,
  'in-golgi': 5,
  packed: 6,
  secreted: 7,
  'in-lysosome': 7,
}

/** The way of a kind as places: its vesicle is another one the second time. */
function stopsOf(kind: Kind): Stop[] {
  let vesicles = 0
  return routeOf(kind).map((station) => {
    if (station !== 'vesicle') return station
    vesicles += 1
    return vesicles === 1 ? 'first-vesicle' : 'second-vesicle'
  })
}

const legsOf = (stops: readonly Stop[]): [Stop, Stop][] =>
  stops.slice(1).map((to, i) => [stops[i] ?? to, to])

/** Signs are drawn so much larger than they are built. */
const signScale = 1.35

/** What is on its way, its place, and the dots behind it. */
export function createCargo(nodes: CargoNodes, way: CargoPath) {
  const trail = new InstancedMesh(
    new SphereGeometry(0.055, 8, 6),
    new MeshStandardMaterial({
      color: 0xd3245a,
      roughness: 0.52,
      emissive: 0xd3245a,
      emissiveIntensity: 0.32,
    }),
    legs * dotsOnLeg,
  )
  nodes.cargo.scale.setScalar(signScale)
  let laid: Kind | undefined
  return {
    trail,
    move(lab: CellLab, { still }: Pick<Moment, 'still'>): void {
      const { stage, kind } = lab.journey
      const travelled = still ? 1 : lab.travelled
      if (laid !== kind) {
        laid = kind
        lay(trail, way, kind)
      }
      nodes.cargo.position.set(...cargoAt(way, { ...lab, travelled }))

      const order = legsBehind[stage]
      const arrived = travelled === 1
      const left = stage === 'in-cytosol' && arrived
      const seen: Record<(typeof cargoNames)[number], boolean> = {
        'cargo-gene': stage === 'gene',
        'cargo-message': stage !== 'gene' && !left && (order < 3 || (order === 3 && !arrived)),
        'cargo-ribosome': (stage === 'read' && arrived) || (order === 3 && !arrived),
        'cargo-protein': left || order > 3 || (order === 3 && travelled > 0.6),
        'cargo-sugar': order >= 5 && (order > 5 || travelled === 1),
        'cargo-vesicle': isPacked({ ...lab, travelled }),
      }
      for (const name of cargoNames) nodes[name].visible = seen[name]

      const legsDone = order === 0 ? 0 : order - 1 + travelled
      trail.count = Math.floor(legsDone * dotsOnLeg)
    },
  }
}

/** Lays the dots of a whole way; how many of them are shown is the trail's count. */
function lay(trail: InstancedMesh, way: CargoPath, kind: Kind) {
  const matrix = new Matrix4()
  for (const [leg, [from, to]] of legsOf(stopsOf(kind)).entries()) {
    for (let dot = 0; dot < dotsOnLeg; dot += 1) {
      const at = onArc(way[from], way[to], (dot + 0.5) / dotsOnLeg)
      trail.setMatrixAt(leg * dotsOnLeg + dot, matrix.makeTranslation(...at))
    }
  }
  trail.instanceMatrix.needsUpdate = true
  // Once for the whole way: it is not drawn where its ball is out of sight.
  trail.count = legs * dotsOnLeg
  trail.computeBoundingSphere()
}
