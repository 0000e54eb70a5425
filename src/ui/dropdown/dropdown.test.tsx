import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Dropdown } from './dropdown.tsx'

function openIt() {
  render(
    <>
      <Dropdown label="Language" trigger="EN">
        <a href="#es">Español</a>
      </Dropdown>
      <button type="button">elsewhere</button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Language' })
  const isOpen = () => button.getAttribute('aria-expanded') === 'true'
  expect(isOpen()).toBe(false)
  fireEvent.click(button)
  expect(isOpen()).toBe(true)
  return { button, isOpen }
}

test('Escape closes it and returns to the button', () => {
  const { button, isOpen } = openIt()
  const link = screen.getByRole('link', { name: 'Español' })
  link.focus()
  fireEvent.keyDown(link, { key: 'Escape' })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('a press outside, the focus elsewhere, a choice, or the button again closes it', () => {
  const { button, isOpen } = openIt()
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' })
  const ways = [
    () => fireEvent.pointerDown(elsewhere),
    () => fireEvent.focusIn(elsewhere),
    () => fireEvent.click(screen.getByRole('link', { name: 'Español' })),
    () => fireEvent.click(button),
  ]
  for (const close of ways) {
    close()
    expect(isOpen()).toBe(false)
    fireEvent.click(button)
    expect(isOpen()).toBe(true)
  }
})

test('a press or the focus inside leaves it open', () => {
  const { isOpen } = openIt()
  const link = screen.getByRole('link', { name: 'Español' })
  fireEvent.pointerDown(link)
  fireEvent.focusIn(link)
  expect(isOpen()).toBe(true)
})
