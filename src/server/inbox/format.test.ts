import { expect, test } from 'vitest'
import type { StoredMessage } from '../store/store.ts'
import { toCsv } from './format.ts'

const message: StoredMessage = {
  id: 7,
  name: 'Ana',
  email: 'ana@example.org',
  service: 'custom',
  message: 'A model, please.',
  receivedAt: Date.UTC(2030, 0, 1),
  handledAt: null,
  mail: { attempts: 0, sentAt: null, error: null },
}

const cellsOf = (change: Partial<StoredMessage>) => toCsv([{ ...message, ...change }])

test('has a title a column, quotes, and the mark of UTF-8', () => {
  expect(toCsv([message])).toBe(
    '\ufeff"number","received","name","email","service","message","handled","mailed"\r\n' +
      '"7","2030-01-01T00:00:00.000Z","Ana","ana@example.org","custom","A model, please.","",""\r\n',
  )
})

test('doubles quotes, and keeps line ends within a cell', () => {
  expect(cellsOf({ message: 'He said "yes",\nthen no.' })).toContain('"He said ""yes"",\nthen no."')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '\t=1', ' =cmd', '＝1+1', '\n=1'])(
  'makes no formula of %j',
  (text) => expect(cellsOf({ name: text, message: text }).split(`"'${text}"`)).toHaveLength(3),
)
