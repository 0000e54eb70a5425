import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useHeldPointer } from './adaptive-resolution.tsx'

test.each(['pointerup', 'pointercancel'])(
  'a pointer is held from its press until %s, others apart',
  (end) => {
    const isHeld = renderHook(useHeldPointer).result.current
    const tell = (type: string, pointerId: number) =>
      dispatchEvent(Object.assign(new Event(type), { pointerId }))
    expect(isHeld()).toBe(false)
    tell('pointerdown', 1)
    tell('pointerdown', 2)
    tell(end, 1)
    expect(isHeld()).toBe(true)
    tell(end, 2)
    expect(isHeld()).toBe(false)
  },
)
