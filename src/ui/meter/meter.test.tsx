import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Meter } from './meter.tsx'

const barOf = (meter: HTMLElement) => meter.querySelectorAll('rect')[1]?.getAttribute('width')

test('§9 the maximum is 100 by default', () => {
  render(<Meter label="Progress" value={40} />)
  const meter = screen.getByRole('meter', { name: 'Progress' })
  expect(meter.getAttribute('aria-valuemax')).toBe('100')
  expect(barOf(meter)).toBe('40')
})

test('values are clamped to another maximum', () => {
  const { rerender } = render(<Meter label="Spent" value={50} max={200} />)
  const meter = screen.getByRole('meter')
  expect(barOf(meter)).toBe('25')
  rerender(<Meter label="Spent" value={300} max={200} />)
  expect(barOf(meter)).toBe('100')
  rerender(<Meter label="Spent" value={-5} max={200} />)
  expect(barOf(meter)).toBe('0')
  rerender(<Meter label="Spent" value={5} max={0} />)
  expect(barOf(meter)).toBe('0')
})
