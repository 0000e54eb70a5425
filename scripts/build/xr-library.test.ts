import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutAddress } from './xr-library.ts'

test('the XR library is sent without the address that it would fetch models from', () => {
  const source = new URL('../../node_modules/@pmndrs/xr/dist/index.js', import.meta.url)
  const lean = withoutAddress(readFileSync(source, 'utf8'))
  expect(lean).not.toMatch(/https?:/)
  expect(lean).toContain('export * from ')
})

test('a library that names it otherwise fails the build', () => {
  expect(() => withoutAddress("export const base = 'https://elsewhere'")).toThrow('other words')
})
