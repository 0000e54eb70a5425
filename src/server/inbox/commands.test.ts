import { beforeEach, expect, it, test } from 'vitest'
import { entryOf } from '../../../tests/setup/entries.ts'
import { sqliteStores } from '../../../tests/setup/stores.ts'
import type { Store } from '../store/store.ts'
import { runInbox } from './commands.ts'

const free = { count: 1000, window: 60_000 }
const received = Date.UTC(2030, 0, 31, 13, 5)
const open = sqliteStores()
let store: Store

/** Three messages: 1 sent, 2 failed, 3 not tried. */
beforeEach(async () => {
  store = await open()
  for (const [key, name, email, text] of [
    ['a', 'Ana Ruiz', 'ana@example.org', 'A model of our library.'],
    ['b', 'José Peña', 'jose@example.org', 'Forty flats,\nthree streets.'],
    ['c', 'अनुष्का', 'anushka@example.org', 'एक कोशिका का नमूना चाहिए।'],
  ] as const) {
    const message = { name, email, service: 'custom' as const, message: text }
    await store.saveMessage(entryOf(key, { message, receivedAt: received }), free)
  }
  const first = await store.claimMail(received, received + 1000)
  const second = await store.claimMail(received, received + 2000)
  if (!first || !second) throw new Error('No mails')
  await store.mailSent(first, received + 5)
  await store.mailFailed(second, 'EENVELOPE: 550 (no such user)', received + 60_000)
})

const askOf = (asked: Store, ...args: string[]) =>
  runInbox(args, { getStore: async () => asked, now: received + 9000, width: 200 })
const ask = (...args: string[]) => askOf(store, ...args)
const textOf = async (...args: string[]) => (await ask(...args)).text

it('lists all, newest first, in columns that are cut to the terminal', async () => {
  const lines = (await textOf('list')).split('\n')
  expect(lines).toHaveLength(4)
  expect(lines[0]).toMatch(/^no\. {2}received {10}from +service +mail +handled +message$/)
  expect(lines[1]).toMatch(
    /^3 {4}2030-01-31 13:05 {2}अनुष्का <anushka@example\.org> +custom +not sent/,
  )
  expect(lines[2]).toMatch(
    /failed 1×: EENVELOPE: 550 \(no such user\) +Forty flats, three streets\.$/,
  )
  expect(lines[3]).toMatch(/^1 .* sent +A model of our library\.$/)
  const { text } = await runInbox([], { getStore: async () => store, now: 0, width: 60 })
  for (const line of text.split('\n')) expect([...line].length).toBeLessThanOrEqual(60)
})

it('shows whose mail has not got through, and one message whole with the reason', async () => {
  expect((await textOf('--failed')).split('\n')).toHaveLength(2)
  const text = await textOf('show', '2')
  expect(text).toContain('From      José Peña <jose@example.org>')
  expect(text).toContain('Mail      failed 1×: EENVELOPE: 550 (no such user)')
  expect(text).toMatch(/\n\nForty flats,\nthree streets\.$/)
  expect(await ask('show', '99')).toEqual({ text: 'Message 99 doesn’t exist.', done: false })
})

it.each([
  ['jose\u0301', [2]],
  ['FORTY flats', [2]],
  ['कोशिका', [3]],
  ['EXAMPLE.org', [3, 2, 1]],
  ['%', []],
])('finds %s', async (words, ids) => {
  const found = JSON.parse(await textOf('search', ...words.split(' '), '--json'))
  expect(found.map(({ id }: { id: number }) => id)).toEqual(ids)
  expect(JSON.parse(await textOf('--json', 'search', ...words.split(' ')))).toEqual(found)
})

it('exports all, as JSON with readable times or as CSV', async () => {
  const json = JSON.parse(await textOf('export', '--json'))
  expect(json).toHaveLength(3)
  const times = { receivedAt: '2030-01-31T13:05:00.000Z', handledAt: null }
  expect(json[2]).toMatchObject({ ...times, mail: { sentAt: '2030-01-31T13:05:00.005Z' } })
  const csv = await textOf('export')
  expect(csv.match(/\r\n/g)).toHaveLength(3)
  expect(csv).toContain('"अनुष्का"')
})

it('marks as handled, and then lists the others as open', async () => {
  expect(await ask('handle', '1', '3')).toMatchObject({ done: true })
  expect(await textOf('handle', '1')).toBe('Message 1 was already marked as handled.')
  expect(await ask('handle', '2', '99')).toEqual({
    text: 'Message 2 marked as handled.\nMessage 99 doesn’t exist.',
    done: false,
  })
  expect(await textOf('list', '--open')).toBe('No messages found.')
})

it('deletes what came from an address, when that is really meant', async () => {
  const asked = await ask('delete', 'Ana@Example.org')
  expect(asked).toMatchObject({ done: false, text: expect.stringContaining('Add --yes') })
  expect(await store.list()).toHaveLength(3)
  const said = 'Deleted 1 message from Ana@Example.org.'
  expect(await textOf('delete', 'Ana@Example.org', '--yes')).toBe(said)
  expect(await store.list()).toHaveLength(2)
  expect((await ask('delete', 'ana@example.org', '--yes')).done).toBe(false)
})

it('says how many it has deleted, not how many there were before', async () => {
  const before = await store.list()
  const late = { ...entryOf('late').message, email: 'jose@example.org' }
  await store.saveMessage(entryOf('late', { message: late, receivedAt: received }), free)
  const { text } = await askOf(
    { ...store, list: async () => before },
    ...['delete', 'jose@example.org', '--yes'],
  )
  expect(text).toBe('Deleted 2 messages from jose@example.org.')
})

test.each([
  [['lst'], /too many arguments for 'list'/],
  [['--fast'], /unknown option '--fast'/],
  [['export', '--failed'], /unknown option '--failed'/],
  [['list', 'more'], /too many arguments for 'list'/],
  [['show'], /missing required argument 'number'/],
  [['show', '0x11'], /'0x11' is invalid .*isn’t a message number/],
  [['handle', '1', '-2'], /'-2' is invalid/],
  [['search'], /missing required argument 'words'/],
  [['delete'], /missing required argument 'address'/],
])('refuses %j with a sentence', async (args, sentence) => {
  expect(await ask(...args)).toEqual({ text: expect.stringMatching(sentence), done: false })
})

test('the help names every command, and opens no store', async () => {
  const getStore = () => Promise.reject(new Error('opened'))
  const { text, done } = await runInbox(['--help'], { getStore, now: 0, width: 80 })
  expect(done).toBe(true)
  for (const name of ['list', 'search', 'show', 'handle', 'export', 'delete', 'DATABASE_URL'])
    expect(text).toContain(name)
})
