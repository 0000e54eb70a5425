/** Devanagari digits, which some keyboards and recognisers write. */
const devanagariZero = 0x966

/**
 * What was typed or said, as words to be compared: lower case, without Latin accents, punctuation and the degree sign;
 * digits are those of ASCII, a decimal comma a point, 3.ª and 3º the number.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      // Accents of Latin letters, and the dot below Devanagari ones, are often left out. Vowel signs are letters.
      .replace(/[\u0300-\u036f\u093c]/g, '')
      // Many write and recognise the nasal with a dot for the moon: पांच for पाँच.
      .replaceAll('\u0901', '\u0902')
      .normalize('NFC')
      .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(\d)\.?[ªº]/g, '$1')
      .replace(/(^|\s)[-\u2212](\d)/g, '$1minus$2')
      .replace(/[^\p{L}\p{M}\p{N}.]+|\.(?!\d)/gu, ' ')
      .replace(/minus(\d)/g, '-$1')
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
  )
}

/** A pattern's words, with its gaps and marks as they are; one with an apostrophe is two. */
export const patternOf = (say: string): string[] =>
  say.split(/\s+/).flatMap((part) => {
    if (part === '*' || part.startsWith('{')) return part
    const optional = part.endsWith('?')
    return wordsOf(part).map((word) => (optional ? `${word}?` : word))
  })
