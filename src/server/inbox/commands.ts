import { Command, CommanderError, InvalidArgumentError } from 'commander'
import type { Store, StoredMessage } from '../store/store.ts'
import { isFailed, toCsv, toTable, toText } from './format.ts'

/** What a command prints: on standard output, or on standard error when it fails. */
interface CommandOutput {
  text: string
  done: boolean
}

interface InboxParts {
  /** Opened by the commands that read it, so not for the help. */
  getStore: () => Promise<Store>
  /** Milliseconds since 1970. */
  now: number
  /** Of the terminal in characters. */
  width: number
}

type Flags = Partial<Record<'failed' | 'open' | 'json' | 'yes', boolean>>

/** Runs what was typed after `inbox`; what cannot be understood fails with a sentence. */
export async function runInbox(args: string[], parts: InboxParts): Promise<CommandOutput> {
  const { getStore, now, width } = parts
  let output = say('')
  const program = new Command('inbox')
    .description('Reads the messages that came by the contact form.')
    .addHelpText('after', '\nDATABASE_URL and DATA_DIR say where they are, as for the server.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => (output = say(output.text + text)),
      writeErr: (text) => (output = refuse(output.text + text)),
    })
  const define = (usage: string, about: string, isDefault = false) =>
    program.command(usage, { isDefault }).description(about)
  const print = (messages: StoredMessage[], json: boolean | undefined, none: string) => {
    const table = () => (messages.length > 0 ? toTable(messages, width) : none)
    output = say(json ? toJson(messages) : table())
  }

  define('list', 'all messages, newest first', true)
    .option('--open', 'those that nobody has marked as handled')
    .option('--failed', 'those whose mail has not got through so far, and why')
    .option('--json', 'for scripts')
    .action(async ({ failed, open, json }: Flags) => {
      const chosen = (await (await getStore()).list()).filter(
        (message) => (!failed || isFailed(message)) && (!open || message.handledAt === null),
      )
      print(chosen, json, 'There are no such messages.')
    })
  define('search <words...>', 'those with these words, anywhere in them')
    .option('--json', 'for scripts')
    .action(async (words: string[], { json }: Flags) => {
      const text = words.join(' ')
      const found = (await (await getStore()).list()).filter((message) => holds(message, text))
      print(found, json, `No message holds “${text}”.`)
    })
  define('show', 'one, whole')
    .argument('<number>', 'of the message', idOf)
    .option('--json', 'for scripts')
    .action(async (id: number, { json }: Flags) => {
      const message = await (await getStore()).find(id)
      output = message
        ? say(json ? toJson(message) : toText(message))
        : refuse(`There is no message ${id}.`)
    })
  define('handle', 'marks as handled: no mail is tried any more')
    .argument('<numbers...>', 'of the messages', (text, ids: number[] = []) => [...ids, idOf(text)])
    .action(async (ids: number[]) => {
      output = await handle(ids, await getStore(), now)
    })
  define('export', 'all, as CSV')
    .option('--json', 'as JSON')
    .action(async ({ json }: Flags) => {
      const all = await (await getStore()).list()
      output = say(json ? toJson(all) : toCsv(all))
    })
  define('delete <address>', 'says what would be deleted from an email address')
    .option('--yes', 'deletes it for good, with its mails: everybody may ask for that')
    .action(async (email: string, { yes = false }: Flags) => {
      output = await remove(email, yes, await getStore())
    })

  try {
    // Options before the command would be taken for those of `list`.
    const options = Math.max(
      0,
      args.findIndex((arg) => !arg.startsWith('-')),
    )
    const asked = [...args.slice(options), ...args.slice(0, options)]
    await program.parseAsync(asked, { from: 'user' })
  } catch (error) {
    // The sentence, or the help, was written already.
    if (!(error instanceof CommanderError)) throw error
  }
  return { ...output, text: output.text.trimEnd() }
}

/** @throws InvalidArgumentError when it is no number of a message */
function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It is no number of a message.')
  return Number(text)
}

async function handle(ids: number[], store: Store, now: number): Promise<CommandOutput> {
  const lines: string[] = []
  let done = true
  for (const id of ids) {
    if (await store.markHandled(id, now)) lines.push(`${id} is marked as handled.`)
    else if (await store.find(id)) lines.push(`${id} was marked as handled before.`)
    else {
      lines.push(`There is no message ${id}.`)
      done = false
    }
  }
  return { text: lines.join('\n'), done }
}

async function remove(email: string, yes: boolean, store: Store): Promise<CommandOutput> {
  const isTheirs = (message: StoredMessage) => message.email.toLowerCase() === email.toLowerCase()
  const count = yes ? await store.deleteFrom(email) : (await store.list()).filter(isTheirs).length
  if (count === 0) return refuse(`There is no message from ${email}.`)
  const what = `${count === 1 ? '1 message' : `${count} messages`} from ${email}`
  if (yes) return say(`${what} deleted.`)
  return refuse(`${what} would be deleted for good: add --yes to do it.`)
}

function holds({ name, email, service, message }: StoredMessage, words: string): boolean {
  const text = `${name}\n${email}\n${service}\n${message}`
  return fold(text).includes(fold(words))
}

/** For comparison without regard to case and Unicode composition. */
const fold = (text: string) => text.normalize('NFC').toLowerCase()

const say = (text: string): CommandOutput => ({ text, done: true })
const refuse = (text: string): CommandOutput => ({ text, done: false })

/** Times as ISO 8601. */
function toJson(value: StoredMessage | StoredMessage[]): string {
  const isTime = /^(receivedAt|handledAt|sentAt)$/
  return JSON.stringify(
    value,
    (key, part) => (isTime.test(key) && part !== null ? new Date(part).toISOString() : part),
    2,
  )
}
