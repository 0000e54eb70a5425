import type { Store, StoredMessage } from '../store/store.ts'
import { help, type InboxCommand } from './command.ts'
import { isFailed, toCsv, toTable, toText } from './format.ts'

/** Where a command writes: standard output, or standard error when it fails. */
interface CommandOutput {
  text: string
  done: boolean
}

/**
 * Runs a command.
 * @param now  milliseconds since 1970
 * @param width  of the terminal in characters
 */
export async function runCommand(
  command: InboxCommand,
  store: Store,
  { now, width }: { now: number; width: number },
): Promise<CommandOutput> {
  const print = (messages: StoredMessage[], json: boolean, none: string): CommandOutput => {
    if (json) return say(toJson(messages))
    return say(messages.length > 0 ? toTable(messages, width) : none)
  }
  switch (command.name) {
    case 'help':
      return say(help)
    case 'list': {
      const { failed, open, json } = command
      const chosen = (await store.list()).filter(
        (message) => (!failed || isFailed(message)) && (!open || message.handledAt === null),
      )
      return print(chosen, json, 'There are no such messages.')
    }
    case 'search': {
      const found = (await store.list()).filter((message) => holds(message, command.words))
      return print(found, command.json, `No message holds “${command.words}”.`)
    }
    case 'show': {
      const message = await store.find(command.id)
      if (!message) return refuse(`There is no message ${command.id}.`)
      return say(command.json ? toJson(message) : toText(message))
    }
    case 'export': {
      const all = await store.list()
      return say(command.json ? toJson(all) : toCsv(all).trimEnd())
    }
    case 'handle':
      return handle(command.ids, store, now)
    case 'delete':
      return remove(command.email, command.yes, store)
  }
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
