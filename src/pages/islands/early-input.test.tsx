import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Control, dispatchEarlyInput } from './early-input.ts'

const untouched = { age: '', party: 'a', agreed: false, colour: 'red' }

function Form() {
  const [state, setState] = useState(untouched)
  const set = (change: Partial<typeof state>) => setState((old) => ({ ...old, ...change }))
  const radio = (party: string) => (
    <input
      type="radio"
      name="party"
      value={party}
      checked={state.party === party}
      onChange={() => set({ party })}
    />
  )
  return (
    <form>
      <input name="age" value={state.age} onChange={(e) => set({ age: e.target.value })} />
      {radio('a')}
      {radio('b')}
      <input
        type="checkbox"
        checked={state.agreed}
        onChange={(e) => set({ agreed: e.target.checked })}
      />
      <select value={state.colour} onChange={(e) => set({ colour: e.target.value })}>
        <option>red</option>
        <option>blue</option>
      </select>
      <output>{JSON.stringify(state)}</output>
    </form>
  )
}

afterEach(() => {
  document.body.innerHTML = ''
})

const controls = () => [...document.querySelectorAll<Control>('input, select, textarea')]
const find = <T extends Element>(selector: string) =>
  document.querySelector(selector) as unknown as T

/** The form as HTML, filled in by `enter`, and then hydrated. */
async function fillInEarly(enter: () => void) {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`
  enter()
  await act(async () => hydrateRoot(find<HTMLElement>('main'), <Form />))
  await act(async () => dispatchEarlyInput(controls()))
  return JSON.parse(find<Element>('output').textContent ?? '')
}

test('only input from before hydration is dispatched', async () => {
  const entered = await fillInEarly(() => {
    find<HTMLInputElement>('[name=age]').value = '34'
    find<HTMLInputElement>('[value=b]').click()
    find<HTMLInputElement>('[type=checkbox]').click()
    find<HTMLSelectElement>('select').value = 'blue'
  })
  expect(entered).toEqual({ age: '34', party: 'b', agreed: true, colour: 'blue' })
  expect(await fillInEarly(() => {})).toEqual(untouched)
})

test.each([0, 1])('of %s files chosen early the part hears as often', (count) => {
  document.body.innerHTML = '<input type="file">'
  const chosen = vi.fn()
  find('input').addEventListener('change', chosen)
  // As browsers do; a test cannot choose a file.
  const files = Array.from({ length: count }, () => new File(['x'], 'room.jpg'))
  Object.defineProperty(find('input'), 'files', { value: files })
  dispatchEarlyInput(controls())
  expect(chosen).toHaveBeenCalledTimes(count)
})

test('a range input with a clamped default value counts as untouched', () => {
  document.body.innerHTML = '<input type="range" min="25" max="100" value="120">'
  const slider = find<HTMLInputElement>('input')
  // Browsers do so by themselves.
  slider.value = slider.defaultValue
  expect([slider.value, slider.defaultValue]).toEqual(['100', '120'])
  const told = vi.fn()
  slider.addEventListener('change', told)
  dispatchEarlyInput(controls())
  expect(told).not.toHaveBeenCalled()
})
