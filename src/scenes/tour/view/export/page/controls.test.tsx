import { expect, test } from 'vitest'
import type { Say } from '../../../model/send/page-words.ts'
import { createView, drag, zoomBy } from '../../../model/view.ts'
import { createControls } from './controls.ts'

const say: Say = (key, values) => `${key} ${values?.zoom ?? ''}`.trim()

test('the zoom is written where it changes, and not as the view turns', async () => {
  const view = createView()
  const { bar } = createControls(view, { velocity: undefined }, say, document.body)
  const readout = bar.querySelector('output')
  if (!readout) throw new Error('no readout')
  let written = 0
  const watch = new MutationObserver((changes) => {
    written += changes.length
  })
  watch.observe(readout, { childList: true, characterData: true, subtree: true })
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  for (let step = 0; step < 5; step += 1) drag(view, 10, 3)
  await settled()
  expect([readout.textContent, written]).toEqual(['zoomReadout 100', 0])
  zoomBy(view, 1)
  await settled()
  expect(readout.textContent).toBe('zoomReadout 110')
  expect(written).toBeGreaterThan(0)
  watch.disconnect()
})

test('at its ends the zoom goes no further, which its buttons say', () => {
  const view = createView()
  const { bar } = createControls(view, { velocity: undefined }, say, document.body)
  const button = (name: string) => bar.querySelector(`[aria-label="${name}"]`)
  zoomBy(view, 100)
  expect(button('zoomIn')?.ariaDisabled).toBe('true')
  expect(button('zoomOut')?.ariaDisabled).toBe('false')
})
