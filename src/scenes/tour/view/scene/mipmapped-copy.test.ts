import { Mesh, type Scene, type ShaderMaterial, Texture, type WebGLRenderer } from 'three'
import { expect, test } from 'vitest'
import { mipmappedCopy } from './mipmapped-copy.ts'

test('all copies are drawn by one material, which stays, and none is held on to', () => {
  const materials = new Set<ShaderMaterial>()
  const copied: unknown[] = []
  let disposed = 0
  const renderer = {
    setRenderTarget: () => {},
    render(scene: Scene) {
      const [mesh] = scene.children
      if (!(mesh instanceof Mesh)) throw new Error('nothing is drawn')
      const material = mesh.material as ShaderMaterial
      if (!materials.has(material))
        material.addEventListener('dispose', () => {
          disposed += 1
        })
      materials.add(material)
      copied.push(material.uniforms.picture?.value)
    },
  } as unknown as WebGLRenderer
  const textures = [new Texture(), new Texture(), new Texture()]
  const size = { width: 64, height: 32 }
  const targets = textures.map((texture) => mipmappedCopy(renderer, texture, size, 8))
  expect(copied).toEqual(textures)
  expect([materials.size, disposed]).toEqual([1, 0])
  expect(new Set(targets.map(({ texture }) => texture)).size).toBe(3)
  for (const { uniforms } of materials) expect(uniforms.picture?.value).toBeNull()
})
