import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import media from '../../../content/en/ui/media.json'
import { Loop } from './loop.tsx'

let see = (_: boolean) => {}
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => act(() => tell([{ isIntersecting }]))
  }
  observe() {}
  disconnect() {}
}

let reduced: boolean
beforeEach(() => {
  reduced = false
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  play.mockResolvedValue()
})
afterEach(() => {
  play.mockReset()
  pause.mockReset()
})

function draw(kind: 'video' | 'image') {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { media } }, initAsync: false })
  return render(
    <I18nextProvider i18n={i18n}>
      <Loop name="demo" kind={kind} alt="A room" />
    </I18nextProvider>,
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test.each([false, true])(
  'plays by itself on the screen but for those who asked for less motion: %s',
  (prefersReduced) => {
    reduced = prefersReduced
    draw('video')
    expect(play).not.toHaveBeenCalled()
    see(true)
    expect(play).toHaveBeenCalledTimes(prefersReduced ? 0 : 1)
    pause.mockClear()
    if (!prefersReduced) fireEvent.click(button('Pause'))
    expect(pause).toHaveBeenCalledTimes(prefersReduced ? 0 : 1)
    play.mockClear()
    fireEvent.click(button('Play'))
    expect(play).toHaveBeenCalledOnce()
  },
)

test('§8 a browser that does not let it play leaves the button to the visitor, one that knows no video is told', async () => {
  play.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  draw('video')
  see(true)
  await act(async () => {})
  expect(button('Play')).toBeTruthy()
  const said = 'Your browser does not support the video tag.'
  expect(document.querySelector('video')?.textContent).toBe(said)
})

test('a paused animated image shows its still', () => {
  const { container } = draw('image')
  const moving = () => container.querySelector('img[src="/videos/demo-540.avif"]')
  expect(moving()).toBeNull()
  see(true)
  expect(moving()).toBeTruthy()
  fireEvent.click(button('Pause'))
  expect(moving()).toBeNull()
  expect(screen.getByAltText('A room').getAttribute('src')).toBe('/videos/demo.webp')
})
