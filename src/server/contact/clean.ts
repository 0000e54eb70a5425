/** Control characters and marks of bidirectional text. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Lone surrogates, which UTF-8 cannot store. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

/** Cleans a text of one line, such as a name in a mail's header: invisible characters become blanks. */
export function cleanLine(text: string): string {
  return wellFormed(text).replace(unseen, ' ')
}

/**
 * Cleans a text of several lines: line ends become `\n`, and of other control characters only tabs stay. PostgreSQL
 * stores no NUL.
 */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
}

/** Cleans the texts of a form; other values are left to validation. */
export function cleanForm(form: Record<string, unknown>): Record<string, unknown> {
  const { name, email, message } = form
  return {
    ...form,
    name: typeof name === 'string' ? cleanLine(name) : name,
    email: typeof email === 'string' ? wellFormed(email) : email,
    message: typeof message === 'string' ? cleanText(message) : message,
  }
}
