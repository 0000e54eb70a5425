import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { FileSource } from './file-source.ts'
import { useFileAddress } from './use-file-address.ts'

const files = new Map<string, FileSource>([
  ['held', { name: 'plan.png', blob: new Blob(['1']) }],
  ['ours', { name: 'hall.jpg', address: '/home/hall.jpg', thumb: '/home/hall-small.jpg' }],
])
const show = (first: string | null) => {
  const initialProps = { id: first }
  const { result, rerender } = renderHook(({ id }) => useFileAddress({ files }, id), {
    initialProps,
  })
  return { result, show: (id: string | null) => rerender({ id }) }
}

test('a file that is here gets an address while it is shown, and one of this site has its own', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:plan')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const { result, show: showNext } = show('held')
  expect(result.current.address).toBe('blob:plan')
  showNext('ours')
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:plan')
  expect(result.current.address).toBe('/home/hall.jpg')
})

test('one that is missing does not come, nor one that is refused; where none is wanted, none is missed', () => {
  const { result, show: showNext } = show('gone')
  expect(result.current.address).toBeNull()
  showNext(null)
  expect(result.current.address).toBeUndefined()
  showNext('ours')
  act(() => result.current.refuse())
  expect(result.current.address).toBeNull()
})
