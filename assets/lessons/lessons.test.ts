import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkFormats, validateGlb } from '../models/check-glb.ts'
import { modelIo } from '../models/compress.ts'
import { measureModel } from '../models/measure-model.ts'
import { lessonModels } from './lessons.ts'

/** Of a lesson's model as it is sent, bytes, and what it may hold. */
const limits = { sent: 450_000, triangles: 120_000 }

describe.each(Object.entries(lessonModels))('%s', (_id, file) => {
  const bytes = readFileSync(file)

  it('is a sound model, packed as all of them are', async () => {
    const document = await (await modelIo()).readBinary(bytes)
    expect(checkFormats(document)).toEqual([])
    expect(measureModel(document).triangles).toBeLessThanOrEqual(limits.triangles)
    expect(await validateGlb(bytes)).toEqual([])
  })

  it('is light enough for a lesson', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
    expect(brotliCompressSync(bytes, { params }).length).toBeLessThanOrEqual(limits.sent)
  })

  it('has a name for each of its nodes, as code and editors find them by it', async () => {
    const document = await (await modelIo()).readBinary(bytes)
    const names = document
      .getRoot()
      .listNodes()
      .map((node) => node.getName())
    expect(names.length).toBeGreaterThan(10)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('')
  })
})
