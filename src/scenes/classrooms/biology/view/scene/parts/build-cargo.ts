import {
  type BufferGeometry,
  CatmullRomCurve3,
  Group,
  InstancedMesh,
  Mesh,
  SphereGeometry,
  TubeGeometry,
  Vector3,
} from 'three'
import { evenDirections } from '../../../model/cell-geometry.ts'
import { clear, colours, soft } from '../materials.ts'
import { ballAt, joined } from '../shapes.ts'

/** What is on its way, as a sign that keeps its size at either scale. Micrometres. */
export interface Cargo {
  root: Group
  gene: Group
  message: Mesh
  ribosome: Mesh
  protein: Mesh
  sugar: Mesh
  vesicle: Mesh
  /** Dots on the way that lies behind it. */
  trail: InstancedMesh
}

/** Legs of the longest way, and dots on each. */
export const legs = 7
export const dotsOnLeg = 9

const glow = (color: number) => soft(color, { emissive: color, emissiveIntensity: 0.32 })

export function buildCargo(): Cargo {
  const message = new Mesh(strand(1.5), glow(colours.message))
  const cargo = {
    root: new Group(),
    gene: gene(),
    message,
    ribosome: new Mesh(twoHalves(), soft(colours.ribosome)),
    protein: new Mesh(clump(), glow(colours.protein)),
    sugar: new Mesh(sugarTree(), soft(colours.sugar)),
    vesicle: new Mesh(new SphereGeometry(0.52, 24, 16), clear(colours.vesicle, 0.5)),
    trail: new InstancedMesh(
      new SphereGeometry(0.055, 8, 6),
      glow(colours.message),
      legs * dotsOnLeg,
    ),
  }
  const { gene: genes, ribosome, protein, sugar, vesicle } = cargo
  vesicle.renderOrder = 3
  const signs = { gene: genes, message, ribosome, protein, sugar, vesicle }
  for (const [name, part] of Object.entries(signs)) {
    // For whoever looks which of them is shown.
    part.traverse(({ userData }) => Object.assign(userData, { sign: name }))
    cargo.root.add(part)
  }
  return cargo
}

/** A wavy thread along x. */
function strand(long: number, phase = 0, rise = 0.12): BufferGeometry {
  const bends = Array.from({ length: 25 }, (_, i) => {
    const share = i / 24
    const wave = share * 4 * Math.PI + phase
    return new Vector3((share - 0.5) * long, rise * Math.sin(wave), rise * Math.cos(wave))
  })
  return new TubeGeometry(new CatmullRomCurve3(bends), 72, 0.055, 7)
}

/** A stretch of the double helix. */
function gene(): Group {
  const root = new Group()
  root.add(
    new Mesh(strand(1.3, 0, 0.17), glow(colours.message)),
    new Mesh(strand(1.3, Math.PI * 0.8, 0.17), soft(colours.chromatin)),
  )
  return root
}

/** A small half and a large one, with the copy between them. */
const twoHalves = (): BufferGeometry =>
  joined([
    ballAt([0, 0, 0], 0.3, 18).scale(1.15, 0.85, 1).translate(0, 0.2, 0),
    ballAt([0, 0, 0], 0.22, 16).scale(1.2, 0.75, 1).translate(0, -0.2, 0),
  ])

/** A chain that has folded. */
const clump = (): BufferGeometry =>
  joined(evenDirections(11).map(([x, y, z]) => ballAt([0.17 * x, 0.17 * y, 0.17 * z], 0.12, 12)))

const sugarTree = (): BufferGeometry =>
  joined([
    ballAt([0.24, 0.24, 0.12], 0.065, 10),
    ballAt([0.34, 0.3, 0.16], 0.065, 10),
    ballAt([0.3, 0.4, 0.12], 0.065, 10),
  ])
