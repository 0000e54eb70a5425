import { type Camera, Object3D, PerspectiveCamera, type WebGLRenderer } from 'three'
import { expect, test } from 'vitest'
import { compileAhead } from './compile-ahead.ts'

/** A renderer that tells what is asked of it. @param compileAsync  as it compiles */
function rendererOf(asked: string[], compileAsync: WebGLRenderer['compileAsync']): WebGLRenderer {
  const programs = [{ getUniforms: () => asked.push('uniforms') }]
  return { compileAsync, getContext: () => ({}), info: { programs } } as unknown as WebGLRenderer
}

const camera: Camera = new PerspectiveCamera()

test('the uniforms of programs are asked for once these are compiled', async () => {
  const asked: string[] = []
  const renderer = rendererOf(asked, async (object) => {
    asked.push('programs')
    return object
  })
  await compileAhead(renderer, new Object3D(), camera)
  expect(asked).toEqual(['programs', 'uniforms'])
})

test('what cannot be compiled is left to the frame that draws it', async () => {
  const asked: string[] = []
  const renderer = rendererOf(asked, () => {
    throw new Error('Graphics are lost')
  })
  await expect(compileAhead(renderer, new Object3D(), camera)).resolves.toBeUndefined()
  expect(asked).toEqual([])
})
