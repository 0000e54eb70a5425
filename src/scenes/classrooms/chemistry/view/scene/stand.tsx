import { Billboard } from '@react-three/drei/core/Billboard.js'
import { useMemo } from 'react'
import { DoubleSide } from 'three'
import { useSnapshot } from 'valtio'
import {
  add,
  cross,
  length,
  normalize,
  scale,
  subtract,
  type Vec3,
} from '../../../../../math/vector.ts'
import { Instances } from '../../../../../stage/instances.tsx'
import {
  MatteMaterial,
  ShadowedMesh,
  woodColors,
} from '../../../common/view/scene/shadowed-mesh.tsx'
import { BrassRod } from '../../../common/view/scene/shapes.tsx'
import type { FormatNumber } from '../../../common/view/use-number-formatter.ts'
import { sceneConfig } from '../../config.ts'
import { lonePairsAt } from '../../model/domains.ts'
import type { DisplayStyle, MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { ringedAtom, shownDecimals, structureOn } from '../../model/lesson/stand.ts'
import { standScale } from '../../model/own-molecules.ts'
import { atomOf, centerOf, movePlaces, type Structure } from '../../model/structure.ts'
import { glyphsOf, radiusOf } from './atom-style.ts'
import { type Ball, modelOf, type Stick } from './ball-stick-model.ts'
import { BallsAndSticks, ignoreRaycast, sphereMatrix, stickMatrix } from './balls-and-sticks.tsx'
import { Marks } from './marks.tsx'

const { ball, model: home } = sceneConfig
const middle = [0, home.y, 0] as const

/** The molecule on its stand: what is measured and looked at. */
export function Stand({ lab, figures }: { lab: MoleculeLab; figures: FormatNumber }) {
  const shown = useSnapshot(lab) as MoleculeLab
  const { own, look, pairs, angle, bond } = shown
  const brought = structureOn(shown)
  const structure = useMemo(() => centered(brought), [brought])
  const by = standScale(structure)
  const [footX, top, footZ] = scale(carriedPlace(structure, 0.004 / by), by)
  const high = home.y + top
  const ringed = atomOf(structure, ringedAtom(shown))
  return (
    <>
      <ShadowedMesh position={[footX, 0.008, footZ]}>
        <cylinderGeometry args={[0.05, 0.056, 0.016, 48]} />
        <MatteMaterial color={woodColors.walnut} roughness={0.5} />
      </ShadowedMesh>
      <BrassRod position={[footX, high / 2, footZ]} scale-y={high} radius={0.0024} height={1} />
      <group position-y={home.y} scale={by}>
        <Billboard position={[...ringed.at]} scale={radiusOf(ringed, look, ball.stand)}>
          <mesh raycast={ignoreRaycast}>
            <ringGeometry args={[1.14, 1.24, 64]} />
            <meshBasicMaterial color={0xc23e12} toneMapped={false} />
          </mesh>
        </Billboard>
        <Molecule
          key={shown.molecule === 'own' ? `own ${own?.at}` : shown.molecule}
          {...{ structure, look, pairs }}
        />
      </group>
      <Marks
        {...{ structure, angle, bond, figures }}
        middle={middle}
        scale={by}
        angleDecimals={shownDecimals('angle', shown.molecule)}
      />
    </>
  )
}

/** The structure with its middle at the origin. */
function centered(structure: Structure): Structure {
  const center = centerOf(structure)
  return movePlaces(structure, (at) => subtract(at, center))
}

/**
 * Of the atom that the rod can carry: near the middle, with none below it that the rod would meet.
 * @param room  around the rod, picometers
 */
function carriedPlace({ atoms }: Structure, room: number): Vec3 {
  const meets = ([x, y, z]: Vec3) =>
    atoms.some((atom) => {
      const reach = radiusOf(atom, 'balls', ball.stand) + room
      return atom.at[1] < y - 1e-2 && Math.hypot(atom.at[0] - x, atom.at[2] - z) <= reach
    })
  const aside = ([x, , z]: Vec3) => Math.hypot(x, z)
  const places = atoms.map(({ at }) => at).sort((a, b) => aside(a) - aside(b))
  return places.find((each) => !meets(each)) ?? [0, 0, 0]
}

interface MoleculeProps {
  structure: Structure
  look: DisplayStyle
  pairs: boolean
}

/** One molecule, with letters for its own atoms alone. */
function Molecule({ structure, look, pairs }: MoleculeProps) {
  const { atoms } = structure
  const model = useMemo(() => modelOf(structure, { look, share: ball.stand }), [structure, look])
  const glyphSet = useMemo(() => glyphsOf(atoms), [atoms])
  const [balls, sticks, lobes] = finenessFor(atoms.length)
  return (
    <>
      <BallsAndSticks model={model} fine={[balls, sticks]} glyphSet={glyphSet} castShadow />
      {pairs && <LonePairs {...{ structure, look }} fine={lobes} />}
    </>
  )
}

/** Segments around a ball, a stick, and a lobe: many atoms are small ones. */
function finenessFor(atoms: number): readonly [ball: number, stick: number, lobe: number] {
  if (atoms > 60) return [10, 6, 8]
  return atoms > 16 ? [20, 12, 16] : [36, 20, 28]
}

interface LonePairsProps extends Pick<MoleculeProps, 'structure' | 'look'> {
  fine: number
}

/** A lobe for each lone pair, with its two electrons in it. */
function LonePairs({ structure, look, fine }: LonePairsProps) {
  const { lobes, electrons } = useMemo(() => lonePairsOf(structure, look), [structure, look])
  return (
    <>
      <Instances items={lobes} matrixOf={stickMatrix} name="lobes" renderOrder={2}>
        <sphereGeometry args={[0.5, fine, Math.ceil(fine * 0.6)]} />
        <meshStandardMaterial
          color={0xe0a02c}
          roughness={0.25}
          transparent
          opacity={0.5}
          side={DoubleSide}
          depthWrite={false}
          envMapIntensity={0.8}
        />
      </Instances>
      <Instances items={electrons} matrixOf={sphereMatrix}>
        <sphereGeometry args={[1, Math.ceil(fine / 2), Math.ceil(fine / 3)]} />
        <MatteMaterial color={0x5a3c06} roughness={0.4} />
      </Instances>
    </>
  )
}

/** How far a lobe reaches out of its ball, picometers: for the eye, not a measure. */
const reach = 78

function lonePairsOf(structure: Structure, look: DisplayStyle) {
  const [lobes, electrons]: [Stick[], Ball[]] = [[], []]
  for (const [index, atom] of structure.atoms.entries()) {
    for (const direction of lonePairsAt(structure, index)) {
      const from = add(atom.at, scale(direction, radiusOf(atom, look, ball.stand) * 0.8))
      lobes.push({ from, to: add(from, scale(direction, reach)), radius: reach * 0.6 })
      const middle = add(from, scale(direction, reach * 0.66))
      const across = cross([0, 0, 1], direction)
      const side: Vec3 = length(across) < 0.1 ? [1, 0, 0] : normalize(across)
      for (const out of [1, -1])
        electrons.push({ at: add(middle, scale(side, out * reach * 0.12)), radius: 3 })
    }
  }
  return { lobes, electrons }
}
