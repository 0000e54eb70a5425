import { expect, test } from 'vitest'
import type { FormatWord } from '../../../model/export/page-data.ts'
import { createView, dragView, zoomBy } from '../../../model/view.ts'
import { createControls } from './controls.ts'

const say: FormatWord = (key, values) => `${key} ${values?.zoom ?? ''}`.trim()

test('the zoom is written where it changes, and its buttons say where it goes no further', () => {
  const view = createView()
  const { bar } = createControls(view, { velocity: undefined }, say, document.body)
  const readout = bar.querySelector('output')
  const isOff = (name: string) => bar.querySelector(`[aria-label="${name}"]`)?.ariaDisabled
  dragView(view, 10, 3)
  expect(readout?.textContent).toBe('zoomReadout 100')
  zoomBy(view, 1)
  expect(readout?.textContent).toBe('zoomReadout 110')
  zoomBy(view, 100)
  expect([isOff('zoomIn'), isOff('zoomOut')]).toEqual(['true', 'false'])
  zoomBy(view, -100)
  expect([isOff('zoomIn'), isOff('zoomOut')]).toEqual(['false', 'true'])
})
