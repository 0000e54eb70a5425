import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { orbitActions } from '../../../../math/orbit-view.ts'
import { createDollhouse, dollhouseConfig } from '../../model/home/dollhouse.ts'
import { HouseBar } from './house-bar.tsx'

test('a button that would turn or zoom past an end says so, until the view leaves it', async () => {
  const house = createDollhouse()
  const { turn, zoomBy } = orbitActions(house.view, dollhouseConfig)
  render(<HouseBar house={house} />)
  const off = (...names: string[]) =>
    names.map((name) => screen.getByRole('button', { name }).getAttribute('aria-disabled'))
  await act(async () => turn(3, 95))
  expect(off('tiltUp', 'tiltDown')).toEqual(['true', 'false'])
  await act(async () => turn(3, -1))
  expect(off('tiltUp')).toEqual(['false'])
  await act(async () => zoomBy(-500))
  expect(off('zoomOut', 'zoomIn')).toEqual(['true', 'false'])
})
