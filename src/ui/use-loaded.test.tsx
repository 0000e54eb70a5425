import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadFailureNote } from './load-failure/load-failure-note.tsx'
import { clearLoadFailure, showLoadFailure } from './load-failure/store.ts'
import { useLoaded } from './use-loaded.ts'

afterEach(() => {
  load.mockReset()
  clearLoadFailure()
})

const load = vi.fn<() => Promise<{ word: string }>>()
function Part({ wanted }: { wanted: boolean }) {
  const module = useLoaded(load, wanted, showLoadFailure)
  return (
    <>
      <p data-testid="part">{module?.word}</p>
      <LoadFailureNote message="This part couldn’t load." closeLabel="Close" />
    </>
  )
}
const settle = () => act(async () => {})

test('a failed load is announced, and a retry clears the message', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { rerender } = render(<Part wanted={false} />)
  const region = screen.getByRole('status')
  expect(load).not.toHaveBeenCalled()
  rerender(<Part wanted />)
  await settle()
  expect(region.textContent).toBe('This part couldn’t load.')
  load.mockResolvedValueOnce({ word: 'there' })
  rerender(<Part wanted={false} />)
  rerender(<Part wanted />)
  await settle()
  expect(screen.getByTestId('part').textContent).toBe('there')
  expect(region.textContent).toBe('')
})

test('the button that was pressed shows that something is on its way', async () => {
  let come = (_: { word: string }) => {}
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve
    }),
  )
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  renderHook(() => useLoaded(load, true, showLoadFailure))
  expect(button.ariaBusy ?? button.getAttribute('aria-busy')).toBe('true')
  come({ word: 'there' })
  await settle()
  expect(button.hasAttribute('aria-busy')).toBe(false)
  button.remove()
})

test('another error callback does not fetch again, and the latest one is called', async () => {
  let fail = (_: Error) => {}
  load.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  const words: string[] = []
  const { rerender } = renderHook(({ at }) => useLoaded(load, true, () => words.push(`${at}`)), {
    initialProps: { at: 1 },
  })
  rerender({ at: 2 })
  rerender({ at: 3 })
  expect(load).toHaveBeenCalledOnce()
  fail(new TypeError('Failed to fetch'))
  await settle()
  rerender({ at: 4 })
  await settle()
  expect([words, load.mock.calls.length]).toEqual([['3'], 1])
})

test('the message can be dismissed, and a second failure is announced again', async () => {
  render(<LoadFailureNote message="Not loaded." closeLabel="Close" />)
  await act(async () => showLoadFailure())
  const said = screen.getByText('Not loaded.')
  await act(async () => showLoadFailure())
  expect(screen.getByText('Not loaded.')).not.toBe(said)
  await act(async () => screen.getByRole('button', { name: 'Close' }).click())
  expect(screen.getByRole('status').textContent).toBe('')
})
