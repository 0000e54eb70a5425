import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SelectField } from './select-field.tsx'
import { TextArea, TextInput } from './text-input.tsx'

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

test('a field has its label as name and is valid until it has an error', () => {
  const { rerender } = render(<TextInput label="Name" name="name" />)
  const input = screen.getByLabelText('Name')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  rerender(<TextInput label="Name" name="name" error="Too short" hint="1 / 50" />)
  expect(screen.getByLabelText('Name')).toBe(input)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(input)).toEqual(['Too short', '1 / 50'])
  // An id of its own is kept, for links to the field.
  render(<TextArea label="Message" id="message" error="Too short" />)
  expect(screen.getByLabelText('Message').id).toBe('message')
  expect(describedBy(screen.getByLabelText('Message'))).toEqual(['Too short'])
})

test('a select starts with its empty option', () => {
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ]
  render(<SelectField label="Service" options={options} placeholder="Choose" />)
  const select = screen.getByLabelText('Service') as HTMLSelectElement
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['a', 'First'],
    ['b', 'Second'],
  ])
  expect(select.value).toBe('')
})
