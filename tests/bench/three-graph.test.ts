import { expect, test } from 'vitest'
import { importsOf, threeChunks } from './three-graph.ts'

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
