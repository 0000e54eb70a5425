import { expect, test } from 'vitest'
import { monoType, sansType, typeLoaded } from './canvas-type.ts'
import { takeFiles } from './take-files.ts'

const fontsThat = (load: (face: string) => Promise<FontFace[]>) => ({ load }) as FontFaceSet

test('all faces of ours that a canvas is written in are asked for, and waited for', async () => {
  const [asked, come] = [[] as string[], [] as string[]]
  const load = async (face: string) => {
    asked.push(face)
    await Promise.resolve()
    come.push(face)
    return []
  }
  await typeLoaded(fontsThat(load))
  const faces = [sansType(600, 16), sansType(700, 16), monoType(16)]
  expect([asked, come]).toEqual([faces, faces])
  // A face that cannot be fetched keeps nobody from the scene.
  const refused = fontsThat(() => Promise.reject(new DOMException('offline', 'NetworkError')))
  await expect(typeLoaded(refused)).resolves.toBeUndefined()
})

test('files are taken once, however often one is told of them', () => {
  const room = new File(['r'], 'room.jpg')
  // A field of a browser: emptying it empties its list.
  const field = {
    files: [room] as File[],
    get value() {
      return field.files.length > 0 ? 'C:\\fakepath\\room.jpg' : ''
    },
    set value(_: string) {
      field.files = []
    },
  }
  const input = field as unknown as HTMLInputElement
  expect(takeFiles(input)).toEqual([room])
  expect(takeFiles(input)).toEqual([])
  expect(input.value).toBe('')
  expect(takeFiles(null)).toEqual([])
})
