import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lineOf } from '../../model/document/forms.ts'
import { RoomField } from './room-field.tsx'

afterEach(cleanup)

const left = vi.fn()

function Named() {
  const [name, setName] = useState('Attic')
  return (
    <>
      <RoomField
        label="Name"
        value={name}
        longest={120}
        onWrite={(text) => setName(lineOf(text, 120))}
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
