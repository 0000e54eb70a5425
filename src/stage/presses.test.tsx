import { Group, Mesh } from 'three'
import { afterEach, expect, test } from 'vitest'
import { isVisibleInScene, watchDrags } from './presses.ts'

const stop = new AbortController()
afterEach(() => document.body.replaceChildren())

test('an object is hidden by itself or by an ancestor', () => {
  const [part, holder] = [new Mesh(), new Group()]
  new Group().add(holder.add(part))
  expect(isVisibleInScene(part)).toBe(true)
  part.visible = false
  expect(isVisibleInScene(part)).toBe(false)
  part.visible = true
  holder.visible = false
  expect(isVisibleInScene(part)).toBe(false)
})

test('a small movement is still a press, and a drag that returns to its start is none', () => {
  const element = document.createElement('div')
  document.body.append(element)
  const wasDrag = watchDrags(element, stop.signal)
  const send = (kind: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(kind, { clientX, pointerId: 1, bubbles: true }))
  send('pointerdown', 100)
  send('pointermove', 103)
  send('pointerup', 102)
  expect(wasDrag()).toBe(false)
  send('pointerdown', 100)
  send('pointermove', 160)
  send('pointermove', 100)
  send('pointerup', 100)
  expect(wasDrag()).toBe(true)
  send('pointerdown', 100)
  expect(wasDrag()).toBe(false)
})
