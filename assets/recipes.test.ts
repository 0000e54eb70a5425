import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recipes } from './recipes.ts'

test('each result has a name of its own and a script that exists', () => {
  const names = recipes().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThan(20)
  for (const { script } of recipes()) expect(existsSync(join('assets', script)), script).toBe(true)
})
