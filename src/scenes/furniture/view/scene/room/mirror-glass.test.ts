import { MeshStandardMaterial, ShaderLib, type WebGLProgramParametersWithUniforms } from 'three'
import { expect, test } from 'vitest'
import { usualLight } from '../../../model/room/light.ts'
import { plainTexture } from '../../../model/room/texture.ts'
import { createGrain } from './grain.ts'
import { createMirrorGlass, isGlass } from './mirror-glass.ts'

const silver = () => new MeshStandardMaterial({ metalness: 0.35, roughness: 0.02 })

/** The shader of a material as three compiles it. */
function compiled(material: MeshStandardMaterial) {
  const { uniforms, vertexShader, fragmentShader } = ShaderLib.physical
  const shader = { uniforms: { ...uniforms }, vertexShader, fragmentShader }
  material.onBeforeCompile(shader as unknown as WebGLProgramParametersWithUniforms, null as never)
  return shader
}

test('only silvered glass is one: not brass, not lacquer', () => {
  expect(isGlass(silver())).toBe(true)
  expect(isGlass(new MeshStandardMaterial({ metalness: 0.35, roughness: 0.35 }))).toBe(false)
  expect(isGlass(new MeshStandardMaterial({ metalness: 0, roughness: 0.02 }))).toBe(false)
})

test('a glass mirrors and keeps its grain, and is no other material’s program', () => {
  const grain = createGrain(plainTexture)
  const glass = createMirrorGlass('', usualLight, () => {})
  const material = silver()
  grain.dress(material)
  glass.dress(material)
  glass.dress(material)
  const { uniforms, fragmentShader } = compiled(material)
  expect(Object.keys(uniforms)).toEqual(expect.arrayContaining(['grainStrength', 'glassPhoto']))
  // Both found the places in three's shader that they are woven into, once.
  expect(fragmentShader.match(/uniform sampler2D glassPhoto/g)).toHaveLength(1)
  expect(fragmentShader.match(/texture2D\(glassPhoto/g)).toHaveLength(1)
  expect(fragmentShader).toContain('grainSum')
  expect(material.customProgramCacheKey()).toBe('grain glass')
  const wood = new MeshStandardMaterial({ metalness: 0, roughness: 0.6 })
  grain.dress(wood)
  glass.dress(wood)
  expect(wood.customProgramCacheKey()).toBe('grain')
  glass.dispose()
})
