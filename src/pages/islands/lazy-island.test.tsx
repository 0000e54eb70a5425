import { text } from 'node:stream/consumers'
import { act } from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, expect, test, vi } from 'vitest'

const onPress = vi.fn()
const Story = () => (
  <button type="button" onClick={onPress}>
    Open
  </button>
)

const onChange = vi.fn()
/** Is drawn anew as soon as it is alive, as by a photo that was chosen early. */
function Form() {
  const [chosen, setChosen] = useState(false)
  const [, setOpened] = useState(false)
  useEffect(() => void Promise.resolve().then(() => setOpened(true)), [])
  const choose = () => {
    setChosen(true)
    onChange('style')
  }
  return (
    <form>
      <input name="age" defaultValue="" onChange={() => onChange('age')} />
      <input type="radio" checked={chosen} onChange={choose} />
      <button type="submit">Send</button>
    </form>
  )
}

let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  root = undefined
  onPress.mockReset()
  document.body.innerHTML = ''
})

/** The page as it is written, and then hydrated by code that is loaded anew, as in a browser. */
async function arrive(load: () => Promise<typeof Story>, Written = Story) {
  vi.resetModules()
  const written = await import('./lazy-island.tsx')
  const There = written.lazyIsland(async () => ({ Written }), 'Written')
  const { prelude } = await prerenderToNodeStream(page(<There />))
  document.body.innerHTML = `<div id="root">${await text(prelude)}</div>`
  vi.resetModules()
  const { lazyIsland } = await import('./lazy-island.tsx')
  const Part = lazyIsland(async () => ({ Story: await load() }), 'Story')
  const box = document.getElementById('root') as HTMLElement
  root = hydrateRoot(box, page(<Part />))
  await macrotask()
  return document.querySelector('button') as HTMLButtonElement
}
const page = (part: ReactNode) => <main>{part}</main>
const macrotask = () => new Promise((resolve) => setTimeout(resolve, 20))
/** Code that comes when it is told to. */
function held(part = Story) {
  let come = (_: typeof Story) => {}
  const story = new Promise<typeof Story>((resolve) => {
    come = resolve
  })
  return { load: () => story, come: () => come(part) }
}

test('an early press is replayed once after hydration', async () => {
  const { load, come } = held()
  const button = await arrive(load)
  // As app/wake.ts does.
  button.dataset.pressed = String(performance.now())
  await macrotask()
  expect(onPress).not.toHaveBeenCalled()
  come()
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  button.click()
  await macrotask()
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a press that itself starts hydration is handled once', async () => {
  const { load, come } = held()
  const button = await arrive(load)
  come()
  // The code is there, and React has not come to hydrating: it does so at the press.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  button.dataset.pressed = String(performance.now())
  button.click()
  expect(onPress).toHaveBeenCalledOnce()
  await macrotask()
  expect(onPress).toHaveBeenCalledOnce()
})

test('a press from more than ten seconds ago is not replayed', async () => {
  const { load, come } = held()
  const button = await arrive(load)
  button.dataset.pressed = String(performance.now() - 10_001)
  come()
  await vi.waitFor(() => expect(button.dataset.pressed).toBeUndefined())
  expect(onPress).not.toHaveBeenCalled()
})

test('early input is dispatched before the part renders again', async () => {
  const { load, come } = held(Form)
  await arrive(load, Form)
  const [age, style] = document.querySelectorAll('input')
  if (!age || !style) throw new Error('The form is not there')
  age.value = '34'
  style.click()
  come()
  // Code is loaded anew, which a busy machine does slowly.
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 10_000)
  expect(onChange.mock.calls).toEqual([['age'], ['style']])
  await macrotask()
  expect([age.value, style.checked]).toEqual(['34', true])
})
