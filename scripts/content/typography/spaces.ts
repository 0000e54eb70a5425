import { opaque } from '../body-texts.ts'
import { filledIn } from './mask.ts'
import { narrowNoBreak, noBreak, type Rule } from './rule.ts'
import { afterNumber, unit, unmistakableUnit } from './units.ts'

const afterFigure = `(?<=[\\p{Nd}${filledIn}])`
/** The last character of a word, a number, or what closes one. */
const word = `[\\p{L}\\p{M}\\p{N}%°…)\\]”’»${filledIn}${opaque}]`
/** Punctuation ends a word if the end, a space or a closing character follows. */
const ends = '(?=$|[\\s)\\]”’»…!?])'
const anySpaces = '[ \u00A0\u202F]+'

export const spaceRules: Rule[] = [
  {
    wrong: new RegExp(`${afterNumber}(?:[ \u202F]+(?=${unit})|(?=${unmistakableUnit}))`, 'gu'),
    replacement: noBreak,
    right: 'a no-break space (U+00A0) between a number and its unit',
  },
  {
    // Inside one measure: kg m/s, 2 ft 11 in.
    wrong: new RegExp(
      `(?<=kg)[ \u202F]+(?=m/s)|(?<=ft\\s[\\p{Nd}${filledIn}]+)[ \u202F]+(?=in(?!\\p{L}))`,
      'gu',
    ),
    replacement: noBreak,
    right: 'a no-break space (U+00A0) between a number and its unit',
  },
  {
    wrong: new RegExp(`(?<=${afterFigure}[ \u00A0\u202F]?)ml(?![\\p{L}\\p{M}\\p{N}'’])`, 'gu'),
    replacement: 'mL',
    right: 'mL, as everywhere on the site',
  },
  {
    locales: ['en', 'hi'],
    wrong: new RegExp(`${afterFigure}${anySpaces}(?=%)`, 'gu'),
    replacement: '',
    right: 'no space before %',
  },
  {
    locales: ['es'],
    wrong: new RegExp(`${afterFigure}(?:[ \u202F]+)?(?=%)`, 'gu'),
    replacement: noBreak,
    right: 'a no-break space (U+00A0) before %',
  },
  {
    locales: ['fr'],
    wrong: new RegExp(`${afterFigure}(?:[ \u00A0]+)?(?=%)`, 'gu'),
    replacement: narrowNoBreak,
    right: 'a narrow no-break space (U+202F) before %',
  },
  {
    locales: ['en', 'es', 'hi'],
    wrong: new RegExp(`(?<=${word})${anySpaces}(?=[.,;!?।]${ends})`, 'gu'),
    replacement: '',
    right: 'no space before it',
  },
  {
    locales: ['fr'],
    wrong: new RegExp(`(?<=${word})${anySpaces}(?=[.,]${ends})`, 'gu'),
    replacement: '',
    right: 'no space before it',
  },
  {
    // After a number it may be a ratio: 1 : 500.
    locales: ['en', 'es', 'hi'],
    wrong: new RegExp(`(?<=[\\p{L}\\p{M}”’»)])${anySpaces}(?=:(?:$|\\s))`, 'gu'),
    replacement: '',
    right: 'no space before it',
  },
  {
    wrong: /(?<=\S) {2,}(?=\S)/gu,
    replacement: ' ',
    right: 'one space',
  },
]
