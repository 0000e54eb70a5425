import { act, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { PlayButton } from './play-button.tsx'

let start: () => void

/** A poster whose scene starts by a press, or by `start`. */
function Poster({ scene, beside }: { scene: ReactNode; beside?: ReactNode }) {
  const [started, setStarted] = useState(false)
  start = () => setStarted(true)
  return (
    <main>
      <button type="button">Elsewhere</button>
      <section>
        <div>{started ? scene : <PlayButton onClick={start}>Play</PlayButton>}</div>
        {beside}
      </section>
    </main>
  )
}

// biome-ignore lint/a11y/noNoninteractiveTabindex: as of a viewport
const scene = <div role="application" tabIndex={0} aria-label="Scene" />
const focused = () => document.activeElement
const begin = () => act(async () => start())

test('a scene that starts by itself gets the focus of its button', async () => {
  render(<Poster scene={scene} />)
  screen.getByRole('button', { name: 'Play' }).focus()
  await begin()
  expect(focused()).toBe(screen.getByRole('application'))
})

test('a scene that cannot have the focus leaves it to its first control', async () => {
  render(<Poster scene={<canvas />} beside={<button type="button">Turn left</button>} />)
  screen.getByRole('button', { name: 'Play' }).focus()
  await begin()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Turn left' }))
})

test('a scene takes no focus that is elsewhere, and nothing takes that of a page that goes', async () => {
  const { unmount } = render(<Poster scene={scene} />)
  screen.getByRole('button', { name: 'Elsewhere' }).focus()
  await begin()
  expect(focused()).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
  unmount()
  render(<button type="button">Menu</button>)
  const { unmount: leave } = render(<Poster scene={scene} />)
  screen.getByRole('button', { name: 'Play' }).focus()
  leave()
  await act(async () => {})
  expect(focused()).toBe(document.body)
})
