import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { tellEarlyInput } from './early-input.ts'

function Form() {
  const [state, setState] = useState({
    age: '',
    party: 'a',
    agreed: false,
    colour: 'red',
    file: '',
  })
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
      <input type="file" onChange={({ target }) => set({ file: target.files?.[0]?.name ?? '' })} />
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
  const files = find<HTMLInputElement>(form, '[type=file]')
  await act(async () => tellEarlyInput(main, files.files?.length ? [files] : []))
  return JSON.parse(document.querySelector('output')?.textContent ?? '')
}
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
  ).toEqual({ age: '34', party: 'b', agreed: true, colour: 'blue', file: '' })
})

test('an untouched form stays as it is', async () => {
  expect(await fillInEarly(() => {})).toEqual({
    age: '',
    party: 'a',
    agreed: false,
    colour: 'red',
    file: '',
  })
})

test('a file that was chosen before the code came is heard of, and told of once', async () => {
  let told = 0
  const state = await fillInEarly((form) => {
    const input = find<HTMLInputElement>(form, '[type=file]')
    const chosen = [new File(['x'], 'room.jpg')]
    Object.defineProperty(input, 'files', { value: chosen })
    // As a browser shows it, and lets nobody set it.
    Object.defineProperty(input, 'value', {
      get: () => 'C:\\fakepath\\room.jpg',
      set: () => {
        throw new DOMException('may only be set to the empty string', 'InvalidStateError')
      },
    })
    input.addEventListener('change', () => {
      told += 1
    })
  })
  expect(state.file).toBe('room.jpg')
  expect(told).toBe(1)
})
