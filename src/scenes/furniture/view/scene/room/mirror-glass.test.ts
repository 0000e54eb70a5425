import { MeshStandardMaterial, ShaderLib, type WebGLProgramParametersWithUniforms } from 'three'
import { expect, test } from 'vitest'
import { usualLight } from '../../../model/room/light.ts'
import { plainTexture } from '../../../model/room/texture.ts'
import { createGrain } from './grain.ts'
import { createMirrorGlass, isGlass } from './mirror-glass.ts'

const material = (metalness: number, roughness: number) =>
  new MeshStandardMaterial({ metalness, roughness })

test('only silvered glass mirrors, and keeps its grain: not brass, not lacquer', () => {
  expect(isGlass(material(0.35, 0.35))).toBe(false)
  const [grain, glass] = [createGrain(plainTexture), createMirrorGlass('', usualLight, () => {})]
  const programOf = (dressed: MeshStandardMaterial) => {
    for (const { dress } of [grain, glass, glass]) dress(dressed)
    return dressed.customProgramCacheKey()
  }
  expect(programOf(material(0, 0.02))).toBe('grain')
  const silver = material(0.35, 0.02)
  expect(programOf(silver)).toBe('grain glass')
  const { uniforms, vertexShader, fragmentShader } = ShaderLib.physical
  const shader = { uniforms: { ...uniforms }, vertexShader, fragmentShader }
  silver.onBeforeCompile(shader as unknown as WebGLProgramParametersWithUniforms, null as never)
  // Both found the places in three's shader that they are woven into, once.
  expect(Object.keys(shader.uniforms)).toEqual(
    expect.arrayContaining(['grainStrength', 'glassPhoto']),
  )
  expect(shader.fragmentShader.match(/texture2D\(glassPhoto/g)).toHaveLength(1)
  expect(shader.fragmentShader).toContain('grainSum')
  glass.dispose()
})
