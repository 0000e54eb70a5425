import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Newsletter } from './footer.tsx'
import { renderInSite } from './testing/render-in-site.tsx'

const thanks = 'Successfully subscribed! Thanks for subscribing to our latest newsletter.'

beforeEach(() => {
  vi.useFakeTimers()
  renderInSite(<Newsletter />)
})

const field = () => screen.getByLabelText('Newsletter') as HTMLInputElement
const subscribe = (address: string) => {
  fireEvent.change(field(), { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }))
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('§4 §9 the newsletter form shows thanks for 3000 ms and clears its field', async () => {
  subscribe('ana')
  expect(screen.getByText(thanks).getAttribute('aria-live')).toBe('polite')
  expect(field().value).toBe('')
  await wait(2999)
  expect(screen.queryByText(thanks)).not.toBeNull()
  await wait(1)
  expect(screen.queryByText(thanks)).toBeNull()
})

test('a second submit restarts the time', async () => {
  subscribe('ana@example.org')
  await wait(2000)
  subscribe('eva@example.org')
  await wait(2000)
  expect(screen.queryByText(thanks)).not.toBeNull()
})

test('§5 a blank address does nothing', () => {
  subscribe('   ')
  expect(screen.queryByText(thanks)).toBeNull()
})
