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
    .description('Read the messages from the contact form.')
    .addHelpText('after', '\nLike the server, it finds them through DATABASE_URL or DATA_DIR.')
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

  define('list', 'list all messages, newest first', true)
    .option('--open', 'only messages not marked as handled')
    .option('--failed', 'only messages whose mail hasn’t been delivered, with the reason')
    .option('--json', 'print JSON, for scripts')
    .action(async ({ failed, open, json }: Flags) => {
      const chosen = (await (await getStore()).list()).filter(
        (message) => (!failed || isFailed(message)) && (!open || message.handledAt === null),
      )
      print(chosen, json, 'No messages found.')
    })
  define('search <words...>', 'find messages that contain these words')
    .option('--json', 'print JSON, for scripts')
    .action(async (words: string[], { json }: Flags) => {
      const text = words.join(' ')
      const found = (await (await getStore()).list()).filter((message) => holds(message, text))
      print(found, json, `No messages contain “${text}”.`)
    })
  define('show', 'show one message in full')
    .argument('<number>', 'number of the message', idOf)
    .option('--json', 'print JSON, for scripts')
    .action(async (id: number, { json }: Flags) => {
      const message = await (await getStore()).find(id)
      output = message
        ? say(json ? toJson(message) : toText(message))
        : refuse(`Message ${id} doesn’t exist.`)
    })
  define('handle', 'mark messages as handled and stop trying to mail them')
    .argument('<numbers...>', 'numbers of the messages', (text, ids: number[] = []) => [
      ...ids,
      idOf(text),
    ])
    .action(async (ids: number[]) => {
      output = await handle(ids, await getStore(), now)
    })
  define('export', 'export all messages as CSV')
    .option('--json', 'export as JSON instead')
    .action(async ({ json }: Flags) => {
      const all = await (await getStore()).list()
      output = say(json ? toJson(all) : toCsv(all))
    })
  define('delete <address>', 'show what would be deleted for an email address')
    .option('--yes', 'delete the messages and their mail for good; anyone may ask for this')
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
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('That isn’t a message number.')
  return Number(text)
}

async function handle(ids: number[], store: Store, now: number): Promise<CommandOutput> {
  const lines: string[] = []
  let done = true
  for (const id of ids) {
    if (await store.markHandled(id, now)) lines.push(`Message ${id} marked as handled.`)
    else if (await store.find(id)) lines.push(`Message ${id} was already marked as handled.`)
    else {
      lines.push(`Message ${id} doesn’t exist.`)
      done = false
    }
  }
  return { text: lines.join('\n'), done }
}

async function remove(email: string, yes: boolean, store: Store): Promise<CommandOutput> {
  const isTheirs = (message: StoredMessage) => message.email.toLowerCase() === email.toLowerCase()
  const count = yes ? await store.deleteFrom(email) : (await store.list()).filter(isTheirs).length
  if (count === 0) return refuse(`There are no messages from ${email}.`)
  const what = `${count === 1 ? '1 message' : `${count} messages`} from ${email}`
  if (yes) return say(`Deleted ${what}.`)
  return refuse(`This would delete ${what} for good. Add --yes to do it.`)
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
