import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Tabs, tabAfterKey } from './tabs.tsx'

beforeEach(() => history.replaceState(null, '', '/'))

const names = ['tasks', 'events', 'venues']
const draw = () =>
  render(
    <Tabs
      label="Subjects"
      tabs={names.map((id) => ({ id, label: id, panel: (isShown) => isShown && `${id}…` }))}
    />,
  )
const tab = (name: string) => screen.getByRole('tab', { name })
const shown = () =>
  screen
    .getAllByRole('tabpanel', { hidden: true })
    .filter((panel) => !panel.classList.contains('hidden'))
    .map((panel) => `${panel.id}: ${panel.textContent}`)

test('the first tab is shown by default, and otherwise the one in the address', () => {
  draw()
  expect(shown()).toEqual(['tasks: tasks…'])
  cleanup()
  history.replaceState(null, '', '/#venues')
  draw()
  expect(shown()).toEqual(['venues: venues…'])
  expect(tab('venues').getAttribute('aria-selected')).toBe('true')
})

test('a press shows a tab and updates the address without a history entry', () => {
  draw()
  const steps = history.length
  fireEvent.click(tab('events'))
  expect(shown()).toEqual(['events: events…'])
  expect(location.hash).toBe('#events')
  expect(history.length).toBe(steps)
  // A fragment that names another place leaves the tab as it is.
  act(() => history.pushState(null, '', '#main'))
  expect(shown()).toEqual(['events: events…'])
})

test('arrow keys move focus and tab together, and only one tab is a tab stop', () => {
  draw()
  tab('tasks').focus()
  fireEvent.keyDown(tab('tasks'), { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(tab('venues'))
  expect(shown()).toEqual(['venues: venues…'])
  expect(names.map((name) => tab(name).tabIndex)).toEqual([-1, -1, 0])
})

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 0],
  [0, 'ArrowLeft', 2],
  [1, 'Home', 0],
  [1, 'End', 2],
  [1, 'Enter', undefined],
])('from tab %i of three, %s leads to %s', (index, key, next) => {
  expect(tabAfterKey(index, 3, key)).toBe(next)
})
