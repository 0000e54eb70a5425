import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

test.each([
  ['pages/home.json', '/'],
  ['pages/about.json', '/about'],
  ['industries/politics.mdx', '/industries/politics'],
  ['legal/privacy.mdx', '/privacy'],
  ['updates/one.mdx', '/whats-new'],
  ['ui/physics.json', '/virtual-classrooms'],
  ['navigation.json', '/'],
])('%s shows at %s', (file, page) => {
  expect(pageOf(file)).toBe(page)
})
