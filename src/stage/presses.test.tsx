import { Group, Mesh } from 'three'
import { afterEach, expect, test } from 'vitest'
import { isSeen, watchDrags } from './presses.ts'

const stop = new AbortController()
afterEach(() => document.body.replaceChildren())

test('what is hidden is not seen: by itself, or with what holds it', () => {
  const [part, holder] = [new Mesh(), new Group()]
  new Group().add(holder.add(part))
  expect(isSeen(part)).toBe(true)
  part.visible = false
  expect(isSeen(part)).toBe(false)
  part.visible = true
  holder.visible = false
  expect(isSeen(part)).toBe(false)
})

test('a press that shakes a little is one; who turns the view and comes back has pressed nothing', () => {
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
