import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

/** A value from 0 to 2. */
function Counter() {
  const [value, setValue] = useState(1)
  return (
    <Stepper
      lowerLabel="Fewer"
      raiseLabel="More"
      onStep={(by) => setValue(value + by)}
      atLeast={value === 0}
      atMost={value === 2}
    >
      <output>{value}</output>
    </Stepper>
  )
}

test.each([
  ['More', '2'],
  ['Fewer', '0'],
])('%s goes to its end, keeps the focus there, and says that it is the end', (name, end) => {
  render(<Counter />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  button.focus()
  fireEvent.click(button)
  fireEvent.click(button)
  expect(screen.getByRole('status').textContent).toBe(end)
  expect(button.disabled).toBe(false)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
})
