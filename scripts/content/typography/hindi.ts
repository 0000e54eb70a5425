import type { Rule } from './rule.ts'

/** Abbreviations whose period ends no sentence: Dr., Prof., B.C., initials. */
const shortened = 'डॉ प्रो पं श्री सुश्री मि नं सं लि ई पू कि मी सेमी ग्रा ए बी सी डी एम एन पी आर एस जे के'
const abbreviation = `(?<=(?:^|[^\\p{L}\\p{M}])(?:${shortened.split(' ').join('|')}))`

const devanagari = '[\\u0900-\\u0963\\u0971-\\u097F]'
const closing = `[)\\]”’»"']`

export const hindiRules: Rule[] = [
  {
    locales: ['hi'],
    wrong: new RegExp(
      `(?<=${devanagari}${closing}*)(?<!${abbreviation})\\.(?=$|[\\s)\\]”’»"'])`,
      'gu',
    ),
    replacement: '।',
    right: 'a danda (।) at the end of a Hindi sentence',
  },
]
