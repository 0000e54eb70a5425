import { readFileSync, statSync } from 'node:fs'
import { getBounds } from '@gltf-transform/core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { modelIo } from '../models/compress.ts'
import type { Home } from './home.ts'

const bytes = readFileSync('public/home/home.glb')
const document = await (await modelIo()).readBinary(bytes)
const root = document.getRoot()
const home: Home = JSON.parse(readFileSync('public/home/home.json', 'utf8'))

describe('home.glb', () => {
  it('is light enough for a phone', () => {
    expect(bytes.byteLength).toBeLessThanOrEqual(4_000_000)
    const triangles = root
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .reduce((sum, primitive) => sum + (primitive.getIndices()?.getCount() ?? 0) / 3, 0)
    expect(triangles).toBeGreaterThan(50_000)
    expect(triangles).toBeLessThanOrEqual(150_000)
  })

  it('is compressed with meshopt and WebP', () => {
    const used = root.listExtensionsUsed().map((extension) => extension.extensionName)
    expect(used).toContain('EXT_meshopt_compression')
    expect(used).toContain('EXT_texture_webp')
    expect(root.listTextures().map((texture) => texture.getMimeType())).not.toContain('image/png')
  })

  it('carries its light in its colours', () => {
    for (const material of root.listMaterials()) {
      expect(material.getExtension('KHR_materials_unlit')).not.toBeNull()
    }
  })

  it('lets the ceiling be lifted and each room be told apart', () => {
    const names = root.listNodes().map((node) => node.getName())
    expect(names).toEqual(
      expect.arrayContaining(['floor', 'walls', 'ceiling', 'section', 'fixtures']),
    )
    for (const { id } of home.rooms) expect(names).toContain(`furniture-${id}`)
  })

  it('stands in metres where home.json says', () => {
    const scene = root.getDefaultScene()
    if (!scene) throw new Error('home.glb has no scene')
    const section = root.listNodes().find((node) => node.getName() === 'section')
    if (!section) throw new Error('home.glb has no node named section')
    const { min, max } = getBounds(section)
    const [wide = 0, high = 0, deep = 0] = home.size
    expect((max[0] ?? 0) - (min[0] ?? 0)).toBeCloseTo(wide, 2)
    expect(max[1]).toBeCloseTo(high, 2)
    expect((max[2] ?? 0) - (min[2] ?? 0)).toBeCloseTo(deep, 2)
    expect(getBounds(scene).min[1]).toBeGreaterThan(-0.1)
  })
})

const file = 'public/home/home-overview.glb'
const overview = (await (await modelIo()).readBinary(readFileSync(file))).getRoot()

describe('home-overview.glb', () => {
  it('is light enough for a first screen', () =>
    expect(statSync(file).size).toBeLessThanOrEqual(450_000))

  it('is where home.glb is, without its ceiling, and carries its light in its colours', () => {
    const [scene, whole] = [overview.getDefaultScene(), root.getDefaultScene()]
    if (!scene || !whole) throw new Error('A model has no scene')
    const [own, given] = [getBounds(scene), getBounds(whole)]
    for (const axis of [0, 2])
      expect([own.min[axis], own.max[axis]]).toEqual([
        expect.closeTo(given.min[axis] ?? 0, 1),
        expect.closeTo(given.max[axis] ?? 0, 1),
      ])
    expect(overview.listNodes().map((node) => node.getName())).not.toContain('ceiling')
    for (const material of overview.listMaterials())
      expect(material.getExtension('KHR_materials_unlit')).not.toBeNull()
  })

  it.each([630, 1260])('has a light poster, %s pixels wide', async (width) => {
    const poster = `public/home/overview-${width}.avif`
    expect(await sharp(poster).metadata()).toMatchObject({
      width,
      height: (width * 4) / 7,
      hasAlpha: true,
    })
    expect(statSync(poster).size).toBeLessThanOrEqual(60_000)
  })
})
