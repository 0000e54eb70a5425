import { opaque } from '../body-texts.ts'
import { filledIn } from './mask.ts'
import { narrowNoBreak, type Rule } from './rule.ts'

const word = `[\\p{L}\\p{M}\\p{N}%°…)\\]”’»${filledIn}${opaque}]`
const narrow = 'a narrow no-break space (U+202F)'

/** Spaces around French punctuation. A narrow one before the colon too, as on most French sites: the Imprimerie nationale has a full one there */
export const frenchRules: Rule[] = [
  {
    locales: ['fr'],
    wrong: new RegExp(`(?<=${word})[ \u00A0]*(?=[;:!?]+(?:$|[\\s)\\]”’»…]))`, 'gu'),
    replacement: narrowNoBreak,
    right: `${narrow} before ; : ! ?`,
  },
  {
    locales: ['fr'],
    wrong: /(?<=«)(?!\u202F)[ \u00A0]*/gu,
    replacement: narrowNoBreak,
    right: `${narrow} after «`,
  },
  {
    locales: ['fr'],
    wrong: /(?<![\s\u00A0])[ \u00A0]*(?=»)/gu,
    replacement: narrowNoBreak,
    right: `${narrow} before »`,
  },
]
