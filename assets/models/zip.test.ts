import { describe, expect, it } from 'vitest'
import { zipAligned } from './zip.ts'

const file = (name: string, length: number) => ({ name, bytes: new Uint8Array(length).fill(7) })

describe('zipAligned', () => {
  it('begins every file at a multiple of 64 bytes, whatever the names and lengths', () => {
    for (let length = 1; length < 70; length += 1) {
      const zip = zipAligned([file('a'.repeat(length), length), file('textures/b.jpg', 5)])
      let at = 0
      for (let n = 0; n < 2; n += 1) {
        expect(zip.readUInt32LE(at)).toBe(0x04034b50)
        const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
        expect(start % 64).toBe(0)
        expect(zip[start]).toBe(7)
        at = start + zip.readUInt32LE(at + 18)
      }
      expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    }
  })

  it('is the same each time', () => {
    const files = [file('scene.usda', 100), file('textures/a.jpg', 33)]
    expect(zipAligned(files).equals(zipAligned(files))).toBe(true)
  })

  it('says how many files there are and where the directory begins', () => {
    const zip = zipAligned([file('scene.usda', 100)])
    const end = zip.length - 22
    expect(zip.readUInt16LE(end + 10)).toBe(1)
    expect(zip.readUInt32LE(zip.readUInt32LE(end + 16))).toBe(0x02014b50)
  })
})
