import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { nextTab } from './next-tab.ts'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const items = [
  { value: 'cell', label: 'Biology', panel: 'A cell' },
  { value: 'molecule', label: 'Chemistry', panel: 'A molecule' },
  { value: 'pendulum', label: 'Physics', panel: 'A pendulum' },
]

function Subjects() {
  const [value, setValue] = useState('cell')
  return <Tabs items={items} value={value} onValueChange={setValue} label="Subjects" />
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent

test.each([
  ['ArrowRight', 'cell', 'molecule'],
  ['ArrowRight', 'pendulum', 'cell'],
  ['ArrowLeft', 'cell', 'pendulum'],
  ['Home', 'pendulum', 'cell'],
  ['End', 'cell', 'pendulum'],
  ['ArrowDown', 'cell', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  const values = items.map((item) => item.value)
  expect(nextTab(values, from, key)).toBe(to)
})

test('a press and the arrows choose a tab, and the focus follows', () => {
  render(<Subjects />)
  fireEvent.click(screen.getByRole('tab', { name: 'Chemistry' }))
  expect(selected()).toBe('Chemistry')
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Chemistry' }), { key: 'ArrowRight' })
  expect(selected()).toBe('Physics')
  expect(document.activeElement?.textContent).toBe('Physics')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
})

test('every panel is in the HTML, for a page without scripts', () => {
  const html = renderToString(<Subjects />)
  for (const { panel } of items) expect(html).toContain(panel)
  expect(html).not.toContain('style=')
})
