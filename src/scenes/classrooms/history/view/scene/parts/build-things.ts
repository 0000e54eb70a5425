import { CapsuleGeometry, CylinderGeometry, LatheGeometry, SphereGeometry, Vector2 } from 'three'
import { pantheonConfig } from '../../../config.ts'
import { stone } from '../materials.ts'
import { block, joined, onRound } from '../places.ts'
import { type Skin, skin, skins } from '../skins.ts'
import { nicheAzimuths } from '../wall.ts'

const radius = pantheonConfig.diameter / 2

/** A draped figure on its pedestal, without a face: a place held for whoever stood there. */
function figure() {
  const robe = new LatheGeometry(
    [
      [0.62, 0],
      [0.55, 0.5],
      [0.44, 1.3],
      [0.5, 2],
      [0.56, 2.35],
      [0.3, 2.6],
      [0.16, 2.7],
      [0, 2.72],
    ].map(([out = 0, up = 0]) => new Vector2(out, up)),
    20,
  )
    .scale(1, 1, 0.72)
    .translate(0, 1.5, 0)
  const arm = new CapsuleGeometry(0.14, 1, 4, 10)
    .rotateX(-0.9)
    .rotateY(0.3)
    .translate(0.5, 3.4, 0.3)
  return joined([
    block([1.9, 1.5, 1.6], [0, 0, 0]),
    robe,
    new SphereGeometry(0.28, 16, 12).scale(0.9, 1.15, 1).translate(0, 4.5, 0.04),
    arm,
  ])
}

/** Statues in the niches and the high altar in the apse. */
export function buildThings(open: boolean): Skin[] {
  const statues = skins(
    figure(),
    nicheAzimuths.map((azimuth) => onRound(azimuth, radius + 1.6)),
    { open, part: 'statues' },
  )
  return [statues, ...altar()]
}

function altar(): Skin[] {
  const z = radius + 1.2
  const marble = stone({ color: 0xe8e0d2, roughness: 0.45 })
  const gold = stone({ color: 0xcfa54a, roughness: 0.4, metalness: 0.4 })
  const table = joined([
    block([6.4, 0.3, 3.4], [0, 0, z]),
    block([5.4, 0.3, 2.6], [0, 0.3, z + 0.2]),
    block([3.6, 1.1, 1.2], [0, 0.6, z + 0.3]),
    block([4, 0.16, 1.5], [0, 1.7, z + 0.3]),
    block([3, 3.6, 0.5], [0, 1.86, z + 1.4]),
    block([3.5, 0.4, 0.8], [0, 5.46, z + 1.4]),
  ])
  const lamps = joined([
    ...[-1.5, -0.9, 0.9, 1.5].map((x) =>
      new CylinderGeometry(0.05, 0.11, 0.9, 10).translate(x, 2.31, z + 0.2),
    ),
    block([0.12, 1.2, 0.1], [0, 1.86, z + 0.2]),
    block([0.6, 0.12, 0.1], [0, 2.6, z + 0.2]),
    block([2.2, 2.6, 0.08], [0, 2.4, z + 1.12]),
  ])
  const own = (material: typeof marble) => ({ ancient: material, present: material })
  return [
    skin(table, { open: false, part: 'altar', own: own(marble) }),
    skin(lamps, { open: false, part: 'altar', own: own(gold) }),
  ]
}
