import { parseArgs } from 'node:util'

/** A parsed command of the inbox. */
export type InboxCommand =
  | { name: 'help' }
  | { name: 'list'; failed: boolean; open: boolean; json: boolean }
  | { name: 'search'; words: string; json: boolean }
  | { name: 'show'; id: number; json: boolean }
  | { name: 'export'; json: boolean }
  | { name: 'handle'; ids: number[] }
  | { name: 'delete'; email: string; yes: boolean }

/** An invalid command; the message says what to type instead. */
export class CommandError extends Error {}

export const help = `Reads the messages that came by the contact form.

  npm run -s inbox                        all messages, newest first
  npm run -s inbox -- list --open         those that nobody has marked as handled
  npm run -s inbox -- list --failed       those whose mail has not got through so far, and why
  npm run -s inbox -- search <words>      those with these words, anywhere in them
  npm run -s inbox -- show <number>       one, whole
  npm run -s inbox -- handle <number>…    marks as handled: no mail is tried any more
  npm run -s inbox -- export              all as CSV; --json for JSON
  npm run -s inbox -- delete <address>    says what would be deleted; --yes deletes it for good,
                                          with its mails: everybody may ask for that

  --json   for scripts, with list, search, show and export
  --help   this text

DATABASE_URL and DATA_DIR say where the messages are, as for the server.`

const allowed: Record<string, string[]> = {
  list: ['failed', 'open', 'json'],
  search: ['json'],
  show: ['json'],
  export: ['json'],
  handle: [],
  delete: ['yes'],
}

/**
 * Parses the arguments after `inbox`.
 * @throws CommandError with a sentence for the person who typed it
 */
export function readCommand(args: string[]): InboxCommand {
  const { values, positionals } = parse(args)
  if (values.help) return { name: 'help' }
  const [name = 'list', ...rest] = positionals
  const options = allowed[name]
  if (!options) {
    throw new CommandError(`There is no “${name}”; there are ${Object.keys(allowed).join(', ')}.`)
  }
  const odd = Object.keys(values).find((option) => !options.includes(option))
  if (odd) throw new CommandError(`“${name}” takes no --${odd}.`)
  const { failed = false, open = false, json = false, yes = false } = values
  switch (name) {
    case 'search':
      return { name, words: some(rest, 'search takes words to look for.').join(' '), json }
    case 'show':
      return { name, id: idOf(only(rest, 'show takes the number of a message.')), json }
    case 'handle':
      return { name, ids: some(rest, 'handle takes numbers of messages.').map(idOf) }
    case 'delete':
      return { name, email: only(rest, 'delete takes one address.'), yes }
  }
  if (rest.length > 0) throw new CommandError(`“${name}” takes nothing more, but got “${rest[0]}”.`)
  return name === 'export' ? { name, json } : { name: 'list', failed, open, json }
}

function parse(args: string[]) {
  const option = { type: 'boolean' } as const
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        failed: option,
        open: option,
        json: option,
        yes: option,
        help: { ...option, short: 'h' },
      },
    })
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error))
  }
}

function some(words: string[], sentence: string): string[] {
  if (words.length === 0) throw new CommandError(sentence)
  return words
}

function only(words: string[], sentence: string): string {
  const [word, ...more] = words
  if (word === undefined || more.length > 0) throw new CommandError(sentence)
  return word
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new CommandError(`“${text}” is no number of a message.`)
  return Number(text)
}
