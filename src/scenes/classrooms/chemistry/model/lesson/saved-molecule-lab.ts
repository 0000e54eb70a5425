import { count, flag, listOf, oneOf, savedLab, shape } from '../../../common/model/saved-lab.ts'
import { reactionIds } from '../reaction.ts'
import { structureIds } from '../shelf.ts'
import { freshMoleculeLab, type MoleculeLab, mostMakings } from './molecule-lab.ts'

const structures = listOf(oneOf(structureIds), structureIds.length)

/** What was learnt; a molecule on the bench and a flask are set up anew. */
export const savedMolecules = savedLab<
  MoleculeLab,
  Pick<MoleculeLab, 'measured' | 'spanned' | 'seenPairs' | 'balanced' | 'makings'>
>(
  shape({
    measured: structures,
    // Earlier visits did not write down of which a bond was measured: those lessons go on too.
    spanned: (kept) => (kept === undefined ? [] : structures(kept)),
    seenPairs: structures,
    balanced: listOf(oneOf(reactionIds), reactionIds.length),
    makings: listOf(shape({ reaction: oneOf(reactionIds), times: count, left: flag }), mostMakings),
  }),
  (kept) => ({ ...freshMoleculeLab(), ...kept }),
)
