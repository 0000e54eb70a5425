import { Color, ShaderMaterial, Texture, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { close } from '../../model/testing/close.ts'
import { createTileMaterial } from '../scene/tile-material.ts'
import { aimMask, createDoorMask, maskMaterial } from './door-mask.ts'

test('a tile of a picture is drawn where its mask allows, with the uniforms that all share', () => {
  const mask = createDoorMask()
  const material = createTileMaterial(new Color(), new Texture())
  maskMaterial(material, mask)
  expect(material.vertexShader).toMatch(/varying vec3 vWorld;[\s\S]*vWorld = \(modelMatrix/)
  expect(material.fragmentShader).toContain('if (isHidden()) discard;')
  const { uniforms } = material as ShaderMaterial
  expect(uniforms.isInside).toBe(mask.uniforms.isInside)
  expect(uniforms.picture).toBeDefined()
  const other = new ShaderMaterial({ vertexShader: 'void other() {}', fragmentShader: '' })
  expect(() => maskMaterial(other, mask)).toThrow('cannot be masked')
})

test('the mask knows the room as its doorway has it, and on which side the visitor is', () => {
  const mask = createDoorMask()
  const { toDoor, isInside, headSide } = mask.uniforms
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [3, 1.6, -3], false)
  const before = new Vector3(3, 1.6, -3).applyMatrix4(toDoor.value)
  close(before, [0, 1.6, 1])
  expect([isInside.value, headSide.value]).toEqual([false, 1])
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [1, 1.6, -3], true)
  expect([isInside.value, headSide.value]).toEqual([true, -1])
})
