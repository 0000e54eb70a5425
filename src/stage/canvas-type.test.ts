import { expect, test } from 'vitest'
import { monoType, sansType, typeLoaded } from './canvas-type.ts'

const fontsThat = (load: (face: string) => Promise<FontFace[]>) => ({ load }) as FontFaceSet

test('all faces of ours that a canvas is written in are asked for, and waited for', async () => {
  const asked: string[] = []
  let come = false
  await typeLoaded(
    fontsThat(async (face) => {
      asked.push(face)
      await Promise.resolve()
      come = true
      return []
    }),
  )
  expect(come).toBe(true)
  expect(asked).toEqual([sansType(600, 16), sansType(700, 16), monoType(16)])
})

test('a face that cannot be fetched keeps nobody from the scene', async () => {
  const refused = fontsThat(() => Promise.reject(new DOMException('offline', 'NetworkError')))
  await expect(typeLoaded(refused)).resolves.toBeUndefined()
})
