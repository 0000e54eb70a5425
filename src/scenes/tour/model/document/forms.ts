// Control characters, lone surrogates and bidirectional marks.
const unseen = '\\p{Cc}\\p{Cs}\\u202a-\\u202e\\u2066-\\u2069'

/** An id of a document, room, link, note or file, which becomes part of addresses. */
export const idPattern = /^[A-Za-z0-9_-]+$/

/** Text of one line. */
export const linePattern = new RegExp(`^[^${unseen}\\u2028\\u2029]*$`, 'u')

/** Text of several lines. */
export const linesPattern = new RegExp(`^(?:[^${unseen}]|[\\n\\t])*$`, 'u')

/** Schemes that a link in a note may have: never a script. */
export const hrefPattern = /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}\p{Cs}<>"]+$/iu

/** Media types, and WebVTT. */
export const typePattern = /^(?:(?:image|video)\/[a-z0-9][a-z0-9.+-]*|text\/vtt)$/

/**
 * A file in the one folder of media, whose name every system can write: no separators, no reserved
 * characters, no leading dot, no dot or space at the end.
 */
export const pathPattern = /^media\/(?!\.)[^\p{Cc}\p{Cs}/\\:*?"<>|]*[^\p{Cc}\p{Cs}/\\:*?"<>|. ]$/u

/** A text as one line of limited length, without characters that a document does not accept. */
export function oneLine(text: string, longest: number): string {
  return cut(
    text.replace(new RegExp(`[${unseen}\\u2028\\u2029]+`, 'gu'), ' ').trim(),
    longest,
  ).trimEnd()
}

/** The same for several lines. */
export function multilineText(text: string, longest: number): string {
  const plain = text.replace(/\r\n?/g, '\n')
  return cut(plain.replace(new RegExp(`(?![\\n\\t])[${unseen}]`, 'gu'), ''), longest)
}

/** Cuts between characters, not within a surrogate pair. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text
  const short = text.slice(0, longest)
  return /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short
}
