import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Header } from '../header.tsx'
import { navigation, renderWholeInSite } from '../testing/render-in-site.tsx'

const attempts = vi.hoisted(() => ({ count: 0 }))
vi.mock('./rich-menu.tsx', () => {
  attempts.count += 1
  throw new TypeError('Failed to fetch')
})

beforeEach(() => {
  attempts.count = 0
})
afterEach(() => {
  document.head.innerHTML = ''
})

const show = () =>
  renderWholeInSite(<Header navigation={navigation} brand="Realia" locale="en" path="/" />)
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))

test('a press whose submenu cannot be fetched navigates once', async () => {
  const { history } = await show()
  const link = screen.getByRole('link', { name: 'Solutions' })
  fireEvent.pointerOver(link, { pointerType: 'mouse' })
  fireEvent.click(link)
  await settle()
  expect(history).toEqual(['/', '/solutions'])
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Industries' }), { pointerType: 'mouse' })
  await settle()
  expect(history).toEqual(['/', '/solutions'])
})

test('on small screens the submenus are not fetched', async () => {
  document.head.innerHTML = '<style>nav { display: none }</style>'
  await show()
  const opener = screen.getByRole('button', { name: 'Open menu' })
  fireEvent.touchStart(opener)
  act(() => opener.focus())
  await settle()
  expect(attempts.count).toBe(0)
})
