import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'
import { holdsThree, importsOf, threeChunks } from './three-code.ts'

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
  ['@react-three/fiber', ['three', 'react', 'scheduler']],
])('code of %s is found', (specifier, external) => {
  expect(holdsThree(minified(specifier, ...external))).toBe(true)
})

test.each(['react-dom/client', 'valtio'])('%s is none of it', (specifier) => {
  const code = minified(specifier)
  expect(code.length).toBeGreaterThan(1000)
  expect(holdsThree(code)).toBe(false)
})

test('imports are told from what a script may import later', () => {
  const code = `import{a as b}from"./one-A1_b.js";import"./two.js";const c=()=>import("./three.js");export*from'./four.js'`
  expect(importsOf(code)).toEqual(['one-A1_b.js', 'two.js', 'four.js'])
})

test('3D code is three.js and what stands on it, directly or not', () => {
  const codes = new Map([
    ['renderer.js', 'throw Error("THREE.WebGLRenderer: …")'],
    ['stage.js', 'import{r}from"./renderer.js"'],
    ['scene.js', 'import{s}from"./stage.js"'],
    ['desk.js', 'const scene=()=>import("./scene.js")'],
    ['words.js', ''],
  ])
  expect([...threeChunks(codes)]).toEqual(['renderer.js', 'stage.js', 'scene.js'])
})
