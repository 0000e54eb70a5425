import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RangeField } from './range-field.tsx'

function Burette({ from }: { from: number }) {
  const [value, setValue] = useState(from)
  return (
    <RangeField
      label="Level"
      {...{ min: 0, max: 50, step: 0.05, value }}
      text={`${value} mL`}
      onValue={setValue}
    />
  )
}

const level = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Level' })

test('an arrow key with Shift goes ten steps, to a figure without dust', () => {
  render(<Burette from={0.1} />)
  fireEvent.keyDown(level(), { key: 'ArrowRight', shiftKey: true })
  expect(level().getAttribute('aria-valuetext')).toBe('0.6 mL')
  fireEvent.keyDown(level(), { key: 'ArrowUp', shiftKey: true })
  fireEvent.keyDown(level(), { key: 'ArrowLeft', shiftKey: true })
  expect(level().getAttribute('aria-valuetext')).toBe('0.6 mL')
})

test('it goes no further than the ends, and leaves other keys to the browser', () => {
  render(<Burette from={49.8} />)
  expect(fireEvent.keyDown(level(), { key: 'ArrowRight', shiftKey: true })).toBe(false)
  expect(level().getAttribute('aria-valuetext')).toBe('50 mL')
  expect(fireEvent.keyDown(level(), { key: 'ArrowLeft' })).toBe(true)
  expect(fireEvent.keyDown(level(), { key: 'Home', shiftKey: true })).toBe(true)
  expect(level().value).toBe('50')
})
