import { expect, test } from 'vitest'
import { ariaCurrentOf } from './plain-menu.tsx'

const solutions = {
  label: 'Solutions',
  href: '/solutions',
  children: [{ label: 'AR Features Suite', href: '/ar-features', description: 'All 36' }],
}

test.each([
  ['/solutions', 'page'],
  ['/solutions/gamification', 'true'],
  ['/ar-features', 'true'],
  ['/solutions-old', undefined],
])('on %s the entry is current as %s', (path, expected) => {
  expect(ariaCurrentOf(solutions, path)).toBe(expected)
})

test('home is current on the home page only', () => {
  const home = { label: 'Home', href: '/' }
  expect(ariaCurrentOf(home, '/')).toBe('page')
  expect(ariaCurrentOf(home, '/about')).toBeUndefined()
})
