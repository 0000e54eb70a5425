import { expect, it } from 'vitest'
import { contentTypeOf } from './content-type.ts'

// What browsers refuse or show wrongly under another type.
it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.glb', 'model/gltf-binary'],
  ['a.usdz', 'model/vnd.usdz+zip'],
  ['a.wasm', 'application/wasm'],
  ['README', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})
