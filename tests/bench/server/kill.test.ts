import { expect, test } from 'vitest'
import { measureKills } from './kill.ts'

test('no acknowledged message is lost or kept twice in forty rounds of killing the server', {
  tags: ['all'],
  timeout: 300_000,
}, async () => {
  const { what, measured, holds, blame } = await measureKills('dist/client', 40)
  expect({ measured, blame, holds }, what).toEqual({
    measured: '0 lost · 0 duplicated',
    blame: [],
    holds: true,
  })
})
