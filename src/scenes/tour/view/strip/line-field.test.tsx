import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { oneLine } from '../../model/document/forms.ts'
import { TourTextField } from './line-field.tsx'

const left = vi.fn()
beforeEach(() => void left.mockReset())

function Named({ refusal }: { refusal?: (former: string) => string }) {
  const [name, setName] = useState('Attic')
  return (
    <>
      <TourTextField
        {...{ label: 'Name', value: name, longest: 120, className: '', onLeave: left }}
        {...(refusal && { refusal })}
        onWrite={(text) => setName(oneLine(text, 120))}
      />
      <b>{name}</b>
      <button type="button" onClick={() => setName('Cellar')}>
        Undo
      </button>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Name')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = (isComposing = false) => fireEvent.keyDown(field(), { key: 'Enter', isComposing })
/** What the field shows, and what the document has. */
const now = () => [field().value, document.querySelector('b')?.textContent]

test('a blank between words can be typed, though the document keeps none at the end', () => {
  render(<Named />)
  type('Guest ')
  expect(now()).toEqual(['Guest ', 'Guest'])
  type('Guest r')
  expect(now()).toEqual(['Guest r', 'Guest r'])
})

test('what was changed elsewhere takes the place of what was typed', () => {
  render(<Named />)
  type('Guest ')
  fireEvent.click(screen.getByRole('button'))
  expect(now()).toEqual(['Cellar', 'Cellar'])
})

test('Enter ends the writing and keeps the focus; of a word that is still composed it does not', () => {
  render(<Named />)
  field().focus()
  type('Guest ')
  enter(true)
  expect([field().value, left.mock.calls.length]).toEqual(['Guest ', 0])
  enter()
  expect([field().value, left.mock.calls.length]).toEqual(['Guest', 1])
  expect(document.activeElement).toBe(field())
})

describe('a name that must not be empty', () => {
  const said = () => document.querySelector('[role=alert]')?.textContent ?? ''
  const begin = () => {
    render(<Named refusal={(former) => `It keeps ${former}`} />)
    fireEvent.focus(field())
  }

  test('can be emptied to type another, and is what was typed then', () => {
    begin()
    type('')
    expect([...now(), said()]).toEqual(['', 'Attic', 'It keeps Attic'])
    type('Loft')
    fireEvent.blur(field())
    expect([...now(), said()]).toEqual(['Loft', 'Loft', ''])
  })

  test('left empty, also letter by letter, it is the former one again, and that is said', () => {
    begin()
    for (const text of ['Atti', 'A', ' ']) type(text)
    expect(now()[1]).toBe('A')
    fireEvent.blur(field())
    expect([...now(), said()]).toEqual(['Attic', 'Attic', 'It keeps Attic'])
    fireEvent.focus(field())
    type('B')
    expect(said()).toBe('')
  })
})
