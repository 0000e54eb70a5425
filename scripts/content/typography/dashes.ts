import type { Rule } from './rule.ts'

/** Dashes and dots as a keyboard types them. */
export const dashRules: Rule[] = [
  {
    // Between numbers it may be a minus sign.
    wrong: /(?<=\S )-(?= \S)(?!(?<=\p{Nd} -) \p{Nd})/gu,
    replacement: '–',
    right: 'an en dash (–) between parts of a sentence',
  },
  {
    wrong: /(?<!\.)\.{3}(?!\.)/gu,
    replacement: '…',
    right: 'an ellipsis (…)',
  },
]
