import { expect, it } from 'vitest'
import { contentTypeOf } from './content-type.ts'

it.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['app.js', 'text/javascript; charset=utf-8'],
  ['worker.mjs', 'text/javascript; charset=utf-8'],
  ['a.avif', 'image/avif'],
  ['a.webp', 'image/webp'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.woff2', 'font/woff2'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.glb', 'model/gltf-binary'],
  ['a.usdz', 'model/vnd.usdz+zip'],
  ['a.wasm', 'application/wasm'],
  ['a.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a.nonsense', 'application/octet-stream'],
  ['README', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})
