import type { LabReading } from '../../../common/model/lesson.ts'
import { judgeBalance } from '../balance.ts'
import { domainsAt } from '../domains.ts'
import { profileOf } from '../enthalpy.ts'
import { anglePlaces, differentAngles, differentBonds } from '../measurable.ts'
import { angleAt, distanceBetween } from '../measure.ts'
import { reactions } from '../reaction.ts'
import { type SpeciesId, species } from '../species.ts'
import { type MoleculeLab, speciesOf } from './molecule-lab.ts'
import { ringedAtom, structureOn } from './stand.ts'

const speciesIds = Object.keys(species) as SpeciesId[]

const none = (id: string): LabReading => ({ id, word: 'none' })

/** What is measured on the model, and what the flask and the equation show: always the same instruments. */
export function readings(lab: MoleculeLab): LabReading[] {
  return [...onModel(lab), ...inEquation(lab), ...inFlask(lab)]
}

function onModel(lab: MoleculeLab): LabReading[] {
  const { molecule, bond, angle } = lab
  const structure = structureOn(lab)
  const pair = differentBonds(structure)[bond]
  const corner = differentAngles(structure)[angle]
  const { shape, lonePairs } = domainsAt(structure, ringedAtom(lab))
  const brought = molecule === 'own' ? { brought: true } : {}
  return [
    corner
      ? {
          id: 'angle',
          figure: angleAt(structure, ...corner) ?? 0,
          places: anglePlaces(molecule),
          main: true,
        }
      : { ...none('angle'), main: true },
    pair ? { id: 'bond', figure: distanceBetween(structure, ...pair), places: 1 } : none('bond'),
    { id: 'shape', word: shape ?? 'none', ...brought },
    { id: 'lone-pairs', figure: lonePairs, places: 0, ...brought },
  ]
}

const sides = ['left', 'right'] as const

/** What is counted on both sides; what the reaction does not hold is away. */
function inEquation(lab: MoleculeLab): LabReading[] {
  const balance = judgeBalance(reactions[lab.reaction], lab.numbers)
  const charged = speciesOf(lab).some((id) => species[id].charge !== 0)
  return [
    { id: 'balance', word: lab.balance ?? 'unchecked' },
    ...sides.flatMap((side) => [
      ...(['H', 'C', 'O'] as const).map((element) =>
        counted(`${side}-${element}`, balance[side].atoms[element]),
      ),
      counted(`${side}-charge`, charged ? balance[side].charge : undefined),
    ]),
  ]
}

const counted = (id: string, figure: number | undefined): LabReading =>
  figure === undefined ? { id, word: 'away', away: true } : { id, figure, places: 0 }

/** The heat is told once the equation is balanced: it is that of the numbers that balance it. */
function inFlask(lab: MoleculeLab): LabReading[] {
  const known = lab.balanced.includes(lab.reaction)
  const amounts = lab.reacted?.amounts ?? lab.put
  const here = speciesOf(lab)
  return [
    known
      ? { id: 'heat', figure: profileOf(reactions[lab.reaction]).products, places: 1 }
      : none('heat'),
    ...speciesIds.map((id) => counted(id, here.includes(id) ? (amounts[id] ?? 0) : undefined)),
  ]
}
