import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { LoadFailureNote } from './load-failure-note.tsx'
import { clearLoadFailure, showLoadFailure } from './store.ts'

test('a part that fails before the page hydrates is told of after it, and nothing of the page is drawn anew', async () => {
  onTestFinished(clearLoadFailure)
  const note = <LoadFailureNote message="Not loaded." closeLabel="Close" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(note)
  document.body.append(container)
  const written = container.firstElementChild
  showLoadFailure()
  const onRecoverableError = vi.fn()
  await act(async () => render(note, { container, hydrate: true, onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByText('Not loaded.')).toBeTruthy()
  expect(container.firstElementChild).toBe(written)
})
