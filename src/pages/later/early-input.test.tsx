import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Control, tellEarlyInput } from './early-input.ts'

function Form() {
  const [state, setState] = useState({ age: '', party: 'a', agreed: false, colour: 'red' })
  const set = (change: Partial<typeof state>) => setState((old) => ({ ...old, ...change }))
  return (
    <form>
      <input name="age" value={state.age} onChange={(e) => set({ age: e.target.value })} />
      {['a', 'b'].map((party) => (
        <input
          key={party}
          type="radio"
          name="party"
          value={party}
          checked={state.party === party}
          onChange={() => set({ party })}
        />
      ))}
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

/** The form as HTML, filled in by `enter`, and then hydrated. */
async function fillInEarly(enter: (form: HTMLFormElement) => void) {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`
  const main = document.querySelector('main') as HTMLElement
  const form = document.querySelector('form') as HTMLFormElement
  enter(form)
  await act(async () => hydrateRoot(main, <Form />))
  await act(async () => tellEarlyInput(controlsOf(main)))
  return JSON.parse(document.querySelector('output')?.textContent ?? '')
}
const controlsOf = (part: Element) => [...part.querySelectorAll<Control>('input, select, textarea')]
const find = <T extends Element>(form: Element, selector: string) =>
  form.querySelector(selector) as unknown as T

test('what was entered before the code came is heard when it is there', async () => {
  expect(
    await fillInEarly((form) => {
      find<HTMLInputElement>(form, '[name=age]').value = '34'
      find<HTMLInputElement>(form, '[value=b]').click()
      find<HTMLInputElement>(form, '[type=checkbox]').click()
      find<HTMLSelectElement>(form, 'select').value = 'blue'
    }),
  ).toEqual({ age: '34', party: 'b', agreed: true, colour: 'blue' })
})

test('an untouched form stays as it is', async () => {
  const untouched = { age: '', party: 'a', agreed: false, colour: 'red' }
  expect(await fillInEarly(() => {})).toEqual(untouched)
})

test('a file that was chosen early is left to the part: no script may put one into a field', () => {
  document.body.innerHTML = '<main><input type="file"></main>'
  const main = document.querySelector('main') as HTMLElement
  // As browsers do; a test cannot choose a file.
  Object.defineProperty(find<HTMLInputElement>(main, 'input'), 'value', {
    get: () => 'C:\\fakepath\\room.jpg',
    set(value) {
      if (value) throw new DOMException('No file by script', 'InvalidStateError')
    },
  })
  expect(() => tellEarlyInput(controlsOf(main))).not.toThrow()
})

test('a slider that holds what its range allows of its value was touched by nobody', () => {
  document.body.innerHTML = '<main><input type="range" min="25" max="100" value="120"></main>'
  const main = document.querySelector('main') as HTMLElement
  const slider = find<HTMLInputElement>(main, 'input')
  // Browsers do so by themselves.
  slider.value = slider.defaultValue
  expect([slider.value, slider.defaultValue]).toEqual(['100', '120'])
  const told = vi.fn()
  main.addEventListener('change', told)
  tellEarlyInput(controlsOf(main))
  expect(told).not.toHaveBeenCalled()
})
