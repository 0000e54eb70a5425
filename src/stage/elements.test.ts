import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as three from 'three'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import * as elements from './elements.ts'

/** Where JSX may be three.js's: elsewhere it is the page's, whose `<line>` and `<path>` are SVG's. */
const folders = [
  'scenes/**/view/scene/**/*.tsx',
  'scenes/**/view/*-scene.tsx',
  'scenes/**/view/{ar,xr}/*.tsx',
  'room-photo/view/room-{parts,scene}.tsx',
  'stage/**/*.tsx',
]

/** Classes of three.js that scenes name as elements. */
function namedElements(): Set<string> {
  const src = join(import.meta.dirname, '..')
  const named = new Set<string>()
  for (const path of globSync(folders, { cwd: src })) {
    if (path.includes('.test.')) continue
    const { program } = parseSync(path, readFileSync(join(src, path), 'utf8'))
    new Visitor({
      // Quoted: a kind of syntax, which the linter takes for a component.
      JSXOpeningElement({ name }) {
        if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return
        const kind = name.name.charAt(0).toUpperCase() + name.name.slice(1)
        if (kind.replace(/^Three/, '') in three) named.add(kind)
      },
    }).visit(program)
  }
  return named
}

test('the catalog has exactly the elements that scenes use', () => {
  const named = namedElements()
  expect(named.size).toBeGreaterThan(10)
  expect([...named].sort()).toEqual(Object.keys(elements).sort())
})
