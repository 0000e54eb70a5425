import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { holdsThree } from './three-code.ts'

/** A library as a build delivers it, without the libraries it needs. */
function minified(specifier: string, ...external: string[]): string {
  const { outputFiles } = buildSync({
    stdin: { contents: `export * from '${specifier}'`, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    external,
  })
  return outputFiles[0]?.text ?? ''
}

test.each([
  ['three', []],
  ['three/src/math/Vector3.js', []],
  ['@react-three/fiber', ['three', 'react', 'scheduler']],
])('code of %s is found', (specifier, external) => {
  expect(holdsThree(minified(specifier, ...external))).toBe(true)
})

test.each(['react-dom/client', 'i18next', 'valtio', 'wouter'])('%s is none of it', (specifier) => {
  const code = minified(specifier)
  expect(code.length).toBeGreaterThan(1000)
  expect(holdsThree(code)).toBe(false)
})
