import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ariaCurrentOf, PrimaryMenu } from './primary-menu.tsx'
import { navigation, renderInSite } from './testing/render-in-site.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

const show = () => renderInSite(<PrimaryMenu items={navigation.items} path="/" />)

const entry = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => entry(name).getAttribute('aria-expanded') === 'true'
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const mouse = { pointerType: 'mouse' }
const pointAt = (element: HTMLElement) => {
  fireEvent.pointerEnter(element, mouse)
  fireEvent.pointerMove(element, mouse)
}
const leave = (element: HTMLElement) => fireEvent.pointerLeave(element, mouse)

test('§2.2 §9 a submenu opens when the pointer has rested for 200 ms, and closes 150 ms after it left', async () => {
  show()
  pointAt(entry('Industries'))
  await wait(199)
  expect(isOpen('Industries')).toBe(false)
  await wait(1)
  expect(isOpen('Industries')).toBe(true)
  expect(screen.getByRole('link', { name: /Education/ }).getAttribute('href')).toBe(
    '/industries/education',
  )
  leave(entry('Industries'))
  await wait(149)
  expect(isOpen('Industries')).toBe(true)
  await wait(1)
  expect(isOpen('Industries')).toBe(false)
})

test('§2.2 §9 the next submenu opens at once within 300 ms, and no longer after that', async () => {
  show()
  pointAt(entry('Industries'))
  await wait(200)
  leave(entry('Industries'))
  await wait(150 + 299)
  pointAt(entry('Solutions'))
  await wait(0)
  expect(isOpen('Solutions')).toBe(true)
  leave(entry('Solutions'))
  await wait(150 + 300)
  pointAt(entry('Industries'))
  await wait(0)
  expect(isOpen('Industries')).toBe(false)
})

test.each([0, 200])(
  '§2.2 a press opens, also after %i ms of rest, and a second one closes',
  async (ms) => {
    show()
    if (ms > 0) pointAt(entry('Solutions'))
    await wait(ms)
    fireEvent.click(entry('Solutions'))
    expect(isOpen('Solutions')).toBe(true)
    fireEvent.click(entry('Solutions'))
    expect(isOpen('Solutions')).toBe(false)
  },
)

test('§2.2 Escape closes and leaves the focus on the entry', async () => {
  show()
  act(() => entry('Solutions').focus())
  fireEvent.click(entry('Solutions'))
  screen.getByRole('link', { name: /^All Solutions/ }).focus()
  await wait(0)
  fireEvent.keyDown(screen.getByRole('link', { name: /^All Solutions/ }), { key: 'Escape' })
  expect(isOpen('Solutions')).toBe(false)
  expect(document.activeElement).toBe(entry('Solutions'))
})

test('§2.2 a press outside closes, and so does the focus moving to another entry', async () => {
  show()
  fireEvent.click(entry('Solutions'))
  await wait(0)
  fireEvent.pointerDown(document.body, mouse)
  await wait(0)
  expect(isOpen('Solutions')).toBe(false)
  act(() => entry('Industries').focus())
  fireEvent.click(entry('Industries'))
  act(() => screen.getByRole('link', { name: 'About Us' }).focus())
  expect(isOpen('Industries')).toBe(false)
})

test('choosing a page closes the menu and navigates', async () => {
  const { history } = show()
  fireEvent.click(entry('Solutions'))
  fireEvent.click(screen.getByRole('link', { name: /^AR Features Suite/ }))
  await wait(0)
  expect(history.at(-1)).toBe('/ar-features')
  expect(isOpen('Solutions')).toBe(false)
})

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
