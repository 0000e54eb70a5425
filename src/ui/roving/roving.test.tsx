import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { indexAfterArrow, useRoving } from './use-roving.ts'

/** Eight of them, three in a row. */
const grid = Array.from({ length: 8 }, (_, index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 80,
  width: 90,
  height: 70,
}))

test('arrow keys move in order and by rows, and stop at the ends', () => {
  expect([indexAfterArrow(grid, 2, 'ArrowRight'), indexAfterArrow(grid, 3, 'ArrowLeft')]).toEqual([
    3, 2,
  ])
  expect([indexAfterArrow(grid, 1, 'ArrowDown'), indexAfterArrow(grid, 4, 'ArrowUp')]).toEqual([
    4, 1,
  ])
  // Below it there is nothing: the nearest of the last row.
  expect(indexAfterArrow(grid, 5, 'ArrowDown')).toBe(7)
  expect([indexAfterArrow(grid, 4, 'Home'), indexAfterArrow(grid, 4, 'End')]).toEqual([0, 7])
  for (const [from, key] of [
    [0, 'ArrowLeft'],
    [7, 'ArrowRight'],
    [1, 'ArrowUp'],
    [6, 'ArrowDown'],
    [3, 'Enter'],
  ] as const)
    expect(indexAfterArrow(grid, from, key)).toBeUndefined()
})

function Row({ names, chosen }: { names: readonly string[]; chosen?: string }) {
  const row = useRef<HTMLUListElement>(null)
  useRoving(row, 'button')
  return (
    <ul ref={row}>
      {names.map((name) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent)

test('the group is one tab stop: the chosen control, then the last focused one', () => {
  const { rerender } = render(<Row names={['a', 'b', 'c']} chosen="b" />)
  expect(stops()).toEqual(['b'])
  const [a] = screen.getAllByRole('button')
  a?.focus()
  expect(stops()).toEqual(['a'])
  // The page must not scroll as well.
  if (a) expect(fireEvent.keyDown(a, { key: 'ArrowRight' })).toBe(false)
  expect(document.activeElement?.textContent).toBe('b')
  expect(stops()).toEqual(['b'])
  rerender(<Row names={['a', 'b', 'c', 'd']} chosen="d" />)
  expect(stops()).toEqual(['b'])
  // The one that waited there is gone.
  rerender(<Row names={['c', 'd']} chosen="d" />)
  expect(stops()).toEqual(['d'])
})

test('keys with modifiers are left to the browser, as are all keys after unmount', () => {
  const { unmount } = render(<Row names={['a', 'b']} />)
  const [a] = screen.getAllByRole('button')
  a?.focus()
  if (a) expect(fireEvent.keyDown(a, { key: 'ArrowRight', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(a)
  const list = screen.getByRole('list')
  unmount()
  if (a) expect(list.contains(a) && fireEvent.keyDown(a, { key: 'ArrowRight' })).toBe(true)
})
