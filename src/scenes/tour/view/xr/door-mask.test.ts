import { Color, Matrix4, ShaderMaterial, Texture, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createTileMaterial } from '../scene/tile-material.ts'
import { aimMask, createDoorGround, createDoorMask, maskMaterial } from './door-mask.ts'

test('a tile of a picture is drawn where its mask allows, with the uniforms that all share', () => {
  const mask = createDoorMask()
  const material = createTileMaterial(new Color(), new Texture())
  maskMaterial(material, mask)
  expect(material.vertexShader).toMatch(/varying vec3 vWorld;[\s\S]*vWorld = \(modelMatrix/)
  expect(material.fragmentShader).toContain('if (isHidden()) discard;')
  const { uniforms } = material as ShaderMaterial
  expect(uniforms.isInside).toBe(mask.uniforms.isInside)
  expect(uniforms.picture).toBeDefined()
})

test('a material that cannot be masked is refused', () => {
  const material = new ShaderMaterial({ vertexShader: 'void other() {}', fragmentShader: '' })
  expect(() => maskMaterial(material, createDoorMask())).toThrow('cannot be masked')
})

test('the mask knows the room as its doorway has it, and on which side the visitor is', () => {
  const mask = createDoorMask()
  const { toDoor, isInside, headSide } = mask.uniforms
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [3, 1.6, -3], false)
  const before = new Vector3(3, 1.6, -3).applyMatrix4(toDoor.value)
  expect(before.toArray().map((part) => Math.round(part * 1e9) / 1e9 + 0)).toEqual([0, 1.6, 1])
  expect([isInside.value, headSide.value]).toEqual([false, 1])
  aimMask(mask, { at: [2, 0, -3], turn: 90 }, [1, 1.6, -3], true)
  expect([isInside.value, headSide.value]).toEqual([true, -1])
  expect(toDoor.value).toBeInstanceOf(Matrix4)
})

test('the ground behind a doorway is drawn before any picture', () => {
  const ground = createDoorGround(createDoorMask())
  expect(ground.root.renderOrder).toBeLessThan(-10)
  ground.dispose()
})
