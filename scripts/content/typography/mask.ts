import { opaque } from '../body-texts.ts'

/** Replaces the characters of a placeholder, which may hold a number or a word. */
export const filledIn = '\uE000'

/**
 * What machines read, in the order of the search. A mask keeps the length, so that offsets stay the same.
 */
const machines: [pattern: RegExp, sign: string][] = [
  [/\{\{.*?\}\}|\{[^{}]*\}/g, filledIn],
  [/`[^`]*`/g, opaque],
  // HTML and JSX: a tag, or an attribute that the text is about.
  [/<\/?[a-z][^<>]*>|<\/?\d+\/?>/gi, opaque],
  [/[\w-]+="[^"]*"/g, opaque],
  // The last line of a molfile has two spaces.
  [/M {2}END/g, opaque],
  [/(?<![\p{L}\p{N}])(?:https?|mailto|tel|sms|geo):[^\s"“”«»<>]*[^\s"“”«»<>.,;:!?)]/giu, opaque],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, opaque],
  [
    /(?<![\w.-])(?:[a-z\d-]+\.)+(?:com|org|net|edu|gov|io|dev|example)(?![\w-])(?:\/[\w./#?=&%-]*\w)?/gi,
    opaque,
  ],
  // A path, a file name, a file extension.
  [/(?<![\p{L}\p{M}\p{N}.…)])\/[a-z\d][\w*/#-]*/giu, opaque],
  [/(?<![\w-])[\w*-]+\.[a-z]{2,4}\d?(?![\w-])/gi, opaque],
  [/(?<![\p{L}\p{M}\p{N}.])\.[a-z]{2,4}\d?(?![\w-])/gu, opaque],
  // A phone number, a date.
  [/\+\d[\d ().\u00A0\u202F-]{5,}\d/g, opaque],
  [/(?<!\d)\d{4}-\d\d(?:-\d\d)?(?!\d)/g, opaque],
]

/** Hides what isn't prose, so that no rule touches it: placeholders, code, addresses, file names, dates. */
export const mask = (text: string): string =>
  machines.reduce(
    (masked, [pattern, sign]) => masked.replace(pattern, (part) => sign.repeat(part.length)),
    text,
  )
