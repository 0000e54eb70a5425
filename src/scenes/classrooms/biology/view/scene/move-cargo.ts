import { Matrix4 } from 'three'
import type { Moment } from '../../../common/view/scene/lesson-scene.ts'
import { type CargoPath, cargoAt, isPacked, onArc, type Stop } from '../../model/cargo-path.ts'
import type { CellLab } from '../../model/cell-lab.ts'
import { type Kind, routeOf, type Stage } from '../../model/secretion.ts'
import { type Cargo, dotsOnLeg, legs } from './parts/build-cargo.ts'

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

const matrix = new Matrix4()

/** Lays the dots of a whole way; how many of them are shown is the trail's count. */
function lay({ trail }: Cargo, way: CargoPath, kind: Kind) {
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

/** The sign of what is on its way: its shape, its place and the dots behind it. */
export function createCargoMover(cargo: Cargo, way: CargoPath) {
  let laid: Kind | undefined
  return (lab: CellLab, { still }: Pick<Moment, 'still'>): void => {
    const { stage, kind } = lab.journey
    const travelled = still ? 1 : lab.travelled
    if (laid !== kind) {
      laid = kind
      lay(cargo, way, kind)
    }
    cargo.root.position.set(...cargoAt(way, { ...lab, travelled }))

    const order = legsBehind[stage]
    const arrived = travelled === 1
    const left = stage === 'in-cytosol' && arrived
    cargo.root.scale.setScalar(signScale)
    cargo.gene.visible = stage === 'gene'
    cargo.message.visible = stage !== 'gene' && !left && (order < 3 || (order === 3 && !arrived))
    cargo.ribosome.visible = (stage === 'read' && arrived) || (order === 3 && !arrived)
    cargo.protein.visible = left || order > 3 || (order === 3 && travelled > 0.6)
    cargo.sugar.visible = order >= 5 && (order > 5 || travelled === 1)
    cargo.vesicle.visible = isPacked({ ...lab, travelled })

    const legsDone = order === 0 ? 0 : order - 1 + travelled
    cargo.trail.count = Math.floor(legsDone * dotsOnLeg)
  }
}
