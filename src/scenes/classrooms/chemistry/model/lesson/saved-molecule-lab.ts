import {
  arrayOf,
  booleanValue,
  enumOf,
  naturalNumber,
  objectOf,
  savedLab,
} from '../../../common/model/saved-lab.ts'
import { reactionIds } from '../reaction.ts'
import { structureIds } from '../shelf.ts'
import { freshMoleculeLab, type MoleculeLab, maxMakings } from './molecule-lab.ts'

const structures = arrayOf(enumOf(structureIds), structureIds.length)

/** What was learned; the molecule on the stand and the flask are reset. */
export const savedMolecules = savedLab<
  MoleculeLab,
  Pick<MoleculeLab, 'measured' | 'spanned' | 'seenPairs' | 'balanced' | 'makings'>
>(
  objectOf({
    measured: structures,
    // Older saves lack the molecules whose bond was measured.
    spanned: (kept) => (kept === undefined ? [] : structures(kept)),
    seenPairs: structures,
    balanced: arrayOf(enumOf(reactionIds), reactionIds.length),
    makings: arrayOf(
      objectOf({ reaction: enumOf(reactionIds), times: naturalNumber, left: booleanValue }),
      maxMakings,
    ),
  }),
  (kept) => ({ ...freshMoleculeLab(), ...kept }),
)
