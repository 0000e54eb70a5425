import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { expectClose } from '../../model/testing/fixtures.ts'
import { aimMask, createDoorMask } from './door.tsx'

test('the mask knows the room as its doorway has it, and on which side the visitor is', () => {
  const mask = createDoorMask()
  const { toDoor, isInside, headSide } = mask
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [3, 1.6, -3], false)
  const before = new Vector3(3, 1.6, -3).applyMatrix4(toDoor.value)
  expectClose(before, [0, 1.6, 1])
  expect([isInside.value, headSide.value]).toEqual([false, 1])
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [1, 1.6, -3], true)
  expect([isInside.value, headSide.value]).toEqual([true, -1])
})
