import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { threeSourcePlugin } from './three-source.ts'

const root = mkdtempSync(join(tmpdir(), 'realia-three-'))
afterAll(() => rmSync(root, { recursive: true }))
writeFileSync(
  join(root, 'entry.js'),
  "import { ShaderChunk, Vector3 } from 'three'\nconsole.log(ShaderChunk.map_fragment, Vector3)\n",
)

test('three.js comes module by module, with shaders as lean as in its own build', async () => {
  const made = await build({
    root,
    ...{ configFile: false, logLevel: 'silent' },
    plugins: [threeSourcePlugin()],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  })
  const [first] = [made].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  const modules = Object.keys(chunk?.modules ?? {}).map((id) => id.replaceAll('\\', '/'))
  expect(modules.some((id) => id.endsWith('/three/src/math/Vector3.js'))).toBe(true)
  // Nobody asked for it.
  expect(modules.some((id) => id.endsWith('/three/src/renderers/WebGLRenderer.js'))).toBe(false)
  expect(chunk?.code).toContain('vec4 sampledDiffuseColor = texture2D( map, vMapUv )')
  expect(chunk?.code).not.toContain('use inline sRGB decode')
})
