import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followNavigation } from './follow-navigation.ts'

let moves: ReturnType<typeof followNavigation>
let scrolls: number[]

const push = (path: string) => {
  const told = vi.fn()
  addEventListener('pushState', told, { once: true })
  history.pushState(null, '', path)
  // The router tells by itself, where a test before has loaded it.
  if (told.mock.calls.length === 0) dispatchEvent(new Event('pushState'))
}
const scrollBy = (to: number) => {
  vi.stubGlobal('scrollY', to)
  dispatchEvent(new Event('scroll'))
}
/** As the browser does it: the address first, then the event. @returns what the event is, for later */
const goBack = (path: string, state: unknown) => {
  history.replaceState(state, '', path)
  return () => dispatchEvent(new Event('popstate'))
}

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>'
  history.replaceState(null, '', '/politics')
  scrolls = []
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    scrolls.push(top ?? 0)
    scrollBy(top ?? 0)
  })
  moves = followNavigation()
})
afterEach(() => {
  moves.stop()
})

test('a new page starts at its top, and back restores the scroll position', () => {
  const { state } = history
  scrollBy(900)
  push('/')
  moves.arrived('/')
  expect(scrolls).toEqual([0])
  goBack('/politics', state)()
  expect(scrolls).toEqual([0])
  moves.arrived('/politics')
  expect(scrolls).toEqual([0, 900])
})

test('a page whose parts come later stays where it was left, until the visitor scrolls', () => {
  const { state } = history
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(resized: () => void) {
        grow = resized
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  scrollBy(900)
  push('/')
  moves.arrived('/')
  goBack('/politics', state)()
  moves.arrived('/politics')
  scrollBy(1800)
  grow()
  expect(scrolls.at(-1)).toBe(900)
  dispatchEvent(new Event('wheel'))
  scrollBy(1800)
  grow()
  expect(scrolls.at(-1)).toBe(900)
  expect(scrollY).toBe(1800)
})

test('a link to the present page scrolls to its top at once and moves the focus', () => {
  scrollBy(900)
  push('/politics')
  expect(scrolls).toEqual([0])
  expect(document.activeElement?.id).toBe('main')
})

test('a fragment scrolls to its element and moves the focus', () => {
  document.body.insertAdjacentHTML('beforeend', '<h2 id="plans">Plans</h2>')
  const heading = document.getElementById('plans') as HTMLElement
  heading.scrollIntoView = () => scrolls.push(-1)
  push('/politics#plans')
  expect(scrolls).toEqual([-1])
  expect(document.activeElement).toBe(heading)
})

test('going back before the next page has loaded keeps the scroll position', () => {
  const { state } = history
  scrollBy(900)
  push('/')
  goBack('/politics', state)()
  expect(scrolls).toEqual([900])
})

test.each([['before'], ['after']])(
  'a page that is shown when the visitor has gone back already moves nothing, told %s the event',
  (when) => {
    const { state } = history
    scrollBy(900)
    push('/')
    const tell = goBack('/politics', state)
    if (when === 'before') moves.arrived('/')
    tell()
    if (when === 'after') moves.arrived('/')
    moves.arrived('/politics')
    expect(scrolls.at(-1)).toBe(900)
    expect(scrolls).not.toContain(0)
  },
)
