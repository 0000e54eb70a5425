import { beforeEach, vi } from 'vitest'

/** What each test of a file hands to the browser to be saved, in order; warnings are let pass. */
export function savedFiles(): Blob[] {
  const saved: Blob[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob)
      return 'blob:saved'
    })
  })
  return saved
}
