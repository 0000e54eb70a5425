import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('listens on both loopback addresses and drains for half a second, unless told otherwise', () => {
  const usual = { port: 4173, hosts: ['127.0.0.1', '::1'], drainDelay: 500 }
  expect(readSettings({ PORT: ' ' })).toMatchObject(usual)
  const env = { PORT: '65535', HOST: '0.0.0.0', DRAIN_DELAY: '8000', SITE_ROOT: '/srv' }
  const told = { port: 65535, hosts: ['0.0.0.0'], drainDelay: 8000, root: '/srv' }
  expect(readSettings(env)).toEqual(told)
})

it.each([
  [{ PORT: 'eighty' }, 'PORT is “eighty”, but must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is “65536”'],
  [{ DRAIN_DELAY: '8001' }, 'DRAIN_DELAY is “8001”, but must be a whole number from 0 to 8000.'],
])('says what is wrong with %o', (env, sentence) => {
  expect(() => readSettings(env)).toThrow(sentence)
})
