/** Control characters, and the marks that turn the direction of what follows them. */
const unseen = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Half a character cannot be kept as UTF-8. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')

/** For one line, such as a name in a mail's header: what cannot be seen becomes a blank. */
export function cleanLine(text: string): string {
  return wellFormed(text).replace(unseen, ' ')
}

/** For text of several lines: line ends become `\n`, and only tabs stay beside them. PostgreSQL keeps no NUL. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(unseen, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
}

/** A form with its texts cleaned; what is no text stays for the check to refuse. */
export function cleanForm(form: Record<string, unknown>): Record<string, unknown> {
  const { name, email, message } = form
  return {
    ...form,
    name: typeof name === 'string' ? cleanLine(name) : name,
    email: typeof email === 'string' ? wellFormed(email) : email,
    message: typeof message === 'string' ? cleanText(message) : message,
  }
}
