import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { oneLine } from '../../model/document/forms.ts'
import { LineField } from './line-field.tsx'

afterEach(cleanup)

const left = vi.fn()

function Named() {
  const [name, setName] = useState('Attic')
  return (
    <>
      <LineField
        label="Name"
        value={name}
        longest={120}
        onWrite={(text) => setName(oneLine(text, 120))}
        onLeave={left}
        className=""
      />
      <output>{name}</output>
      <button type="button" onClick={() => setName('Attic')}>
        Undo
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('a blank between words can be typed, though the document keeps none at the end', () => {
  render(<Named />)
  type('Guest ')
  expect([field().value, screen.getByRole('status').textContent]).toEqual(['Guest ', 'Guest'])
  type('Guest r')
  expect(screen.getByRole('status').textContent).toBe('Guest r')
})

test('what was changed elsewhere takes the place of what was typed', () => {
  render(<Named />)
  type('Guest ')
  fireEvent.click(screen.getByRole('button'))
  expect(field().value).toBe('Attic')
})

test('left, it shows what the document has, and says so', () => {
  render(<Named />)
  type('Guest ')
  fireEvent.blur(field())
  expect(field().value).toBe('Guest')
  expect(left).toHaveBeenCalledTimes(1)
})

test('Enter ends the writing and keeps the focus; of a word that is still composed it does not', () => {
  render(<Named />)
  left.mockReset()
  field().focus()
  type('Guest ')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect([field().value, left.mock.calls.length]).toEqual(['Guest ', 0])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect([field().value, left.mock.calls.length]).toEqual(['Guest', 1])
  expect(document.activeElement).toBe(field())
})

function Required() {
  const [name, setName] = useState('Attic')
  return (
    <>
      <LineField
        label="Name"
        value={name}
        longest={120}
        onWrite={(text) => setName(oneLine(text, 120))}
        onLeave={left}
        refusal={(former) => `It keeps ${former}`}
        className=""
      />
      <b>{name}</b>
      <button type="button" onClick={() => setName('Cellar')}>
        Undo
      </button>
    </>
  )
}

describe('a name that must not be empty', () => {
  const kept = () => document.querySelector('b')?.textContent
  const said = () => document.querySelector('[aria-live]')?.textContent ?? ''

  test('can be emptied to type another, and is what was typed then', () => {
    render(<Required />)
    fireEvent.focus(field())
    type('')
    expect([field().value, kept(), said()]).toEqual(['', 'Attic', 'It keeps Attic'])
    type('Loft')
    fireEvent.blur(field())
    expect([field().value, kept(), said()]).toEqual(['Loft', 'Loft', ''])
  })

  test('left empty, also letter by letter, it is the former one again, and that is said', () => {
    render(<Required />)
    fireEvent.focus(field())
    for (const text of ['Atti', 'A', ' ']) type(text)
    expect(kept()).toBe('A')
    fireEvent.blur(field())
    expect([field().value, kept(), said()]).toEqual(['Attic', 'Attic', 'It keeps Attic'])
    fireEvent.focus(field())
    type('B')
    expect(said()).toBe('')
  })
  test('Enter keeps the name it has now, and what was said goes once it has another', () => {
    render(<Required />)
    fireEvent.focus(field())
    type('Loft')
    fireEvent.keyDown(field(), { key: 'Enter' })
    type('')
    expect(said()).toBe('It keeps Loft')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect([field().value, kept(), said()]).toEqual(['Loft', 'Loft', 'It keeps Loft'])
    fireEvent.click(screen.getByRole('button'))
    expect([field().value, said()]).toEqual(['Cellar', ''])
  })
})
