import { expect, test } from 'vitest'
import { adaptResolution, createAdaptiveResolution } from './adaptive-resolution.tsx'
import { loadCanvasFonts, monoFont, sansFont } from './canvas-fonts.ts'
import { takeFiles } from './file-input.ts'

/** Draws frames so many ms apart. @returns the resolution and how often it changed */
function run(gaps: number[], dpr = 2) {
  const resolution = createAdaptiveResolution(dpr)
  const range = { min: 0.75, max: 2 }
  let now = 10_000
  let resizes = 0
  adaptResolution(resolution, now, range)
  for (const gap of gaps) {
    now += gap
    if (adaptResolution(resolution, now, range)) resizes += 1
  }
  return { dpr: resolution.dpr, resizes }
}

test('four slow frames in a row lower the resolution by what they took too long, half a second apart; single ones and pauses do not', () => {
  expect(run([40, 16, 40, 16, 40, 16, 40]).dpr).toBe(2)
  expect(run([300, 300, 300, 300, 300])).toEqual({ dpr: 2, resizes: 0 })
  expect(run([80, 100, 90, 120]).dpr).toBeCloseTo(1, 9)
  expect(run(Array(200).fill(60)).dpr).toBe(0.75)
  expect(run(Array(200).fill(150))).toEqual({ dpr: 0.75, resizes: 1 })
  expect(run(Array(800).fill(8), 0.75).dpr).toBe(2)
  // Four slow frames, then 480 ms that are not judged.
  expect(run(Array(19).fill(40)).resizes).toBe(1)
  expect(run(Array(20).fill(40)).resizes).toBe(2)
})

test('a canvas waits for its fonts, and a font that fails to load does not block the scene', async () => {
  const come: string[] = []
  const load = async (face: string): Promise<FontFace[]> => {
    await Promise.resolve()
    if (come.push(face) > 1) throw new DOMException('offline', 'NetworkError')
    return []
  }
  await loadCanvasFonts({ load } as unknown as FontFaceSet)
  expect(come).toEqual([sansFont(600, 16), sansFont(700, 16), monoFont(16)])
})

test('chosen files are taken once, however many events report them', () => {
  const room = new File(['r'], 'room.jpg')
  // A field of a browser: emptying it empties its list.
  const field = {
    files: [room] as File[],
    set value(_: string) {
      field.files = []
    },
  }
  const input = field as unknown as HTMLInputElement
  expect([takeFiles(input), takeFiles(input), takeFiles(null)]).toEqual([[room], [], []])
})
