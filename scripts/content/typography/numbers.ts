import { narrowNoBreak, type Rule } from './rule.ts'
import { unit } from './units.ts'

const start = '(?:^|[^\\p{L}\\p{M}\\p{N}_/.,:#+−–-])'
/** Before a unit or %, a point or comma is a decimal sign. Hours don't count: 9.30 h is a time of day. */
const measured = `(?=[ \u00A0\u202F]?(?!h(?!\\p{L}))(?:%|${unit}))`

export const numberRules: Rule[] = [
  {
    wrong: new RegExp(
      `(?<=${start}\\p{Nd}[\\p{Nd}.,:]*)-(?=\\p{Nd}[\\p{Nd}.,:]*(?![\\p{L}\\p{M}\\p{N}_-]))`,
      'gu',
    ),
    replacement: '–',
    right: 'an en dash (–) between the numbers of a range',
    except: isNoRange,
  },
  {
    locales: ['en', 'hi'],
    wrong: new RegExp(`(?<=${start}\\p{Nd}+),(?=(?:\\p{Nd}{1,2}|\\p{Nd}{4,})${measured})`, 'gu'),
    replacement: '.',
    right: 'a decimal point',
  },
  {
    locales: ['es', 'fr'],
    wrong: new RegExp(`(?<=${start}\\p{Nd}+)\\.(?=(?:\\p{Nd}{1,2}|\\p{Nd}{4,})${measured})`, 'gu'),
    replacement: ',',
    right: 'a decimal comma',
  },
  {
    locales: ['fr'],
    wrong:
      /(?<=(?:^|[^\p{L}\p{N}.,:/+\u202F\u00A0-])\p{Nd}{1,3}(?:[ \u00A0\u202F]\p{Nd}{3})*)[ \u00A0](?=\p{Nd}{3}(?:[ \u00A0\u202F]\p{Nd}{3})*(?![ \u00A0]?\p{Nd}))/gu,
    replacement: narrowNoBreak,
    right: 'a narrow no-break space (U+202F) between thousands',
  },
]

/** “28-28” means “28 each” in Hindi; 555-0142 is a phone number. */
function isNoRange({ input, index }: RegExpExecArray): boolean {
  const [first = ''] = /[\p{Nd}.,:]+$/u.exec(input.slice(0, index)) ?? []
  const [second = ''] = /^[\p{Nd}.,:]*\p{Nd}/u.exec(input.slice(index + 1)) ?? []
  return first === second || /^0\d/.test(second) || (first.length === 3 && second.length === 4)
}
