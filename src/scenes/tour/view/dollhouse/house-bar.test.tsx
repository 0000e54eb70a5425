import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createDollhouse, orbitDollhouse, zoomDollhouse } from '../../model/home/dollhouse.ts'
import { HouseBar } from './house-bar.tsx'

test('a button that would turn or zoom past an end says so, until the view leaves it', async () => {
  const house = createDollhouse()
  render(<HouseBar house={house} />)
  const off = (...names: string[]) =>
    names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'))
  await act(async () => orbitDollhouse(house, 3, 95))
  expect(off('tiltUp', 'tiltDown')).toEqual(['true', 'false'])
  await act(async () => orbitDollhouse(house, 3, -1))
  expect(off('tiltUp')).toEqual(['false'])
  await act(async () => zoomDollhouse(house, -500))
  expect(off('zoomOut', 'zoomIn')).toEqual(['true', 'false'])
})
