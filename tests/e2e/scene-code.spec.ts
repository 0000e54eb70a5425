import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, threeChunks } from '../bench/three-graph.ts'
import { expect, test } from '../setup/test.ts'

const assets = 'dist/client/assets'
/** Bytes of 3D code as sent; the same as in `npm run bench -- scenes`. */
const budget = 200_000

/** By the names of their files. */
const expected = [
  'ar',
  'cell',
  'district',
  'dollhouse',
  'furniture',
  'hologram',
  'how-ar',
  'lesson',
  'molecule',
  'motion',
  'pantheon',
  'room',
  'titration',
  'tour',
  'warm',
]

/** All that a script needs before it is evaluated, itself included. */
function closureOf(name: string, codes: ReadonlyMap<string, string>, found = new Set<string>()) {
  if (found.has(name)) return found
  found.add(name)
  for (const other of importsOf(codes.get(name) ?? '')) closureOf(other, codes, found)
  return found
}

test('no scene needs more 3D code than it may before it runs', () => {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const codes = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  const three = threeChunks(codes)
  const scenes = names
    .filter((name) => /-scene-[\w-]{8}\.js$/.test(name) && three.has(name))
    .map((name) => {
      const needed = [...closureOf(name, codes)].filter((other) => three.has(other))
      const sizes = needed.map((other) => statSync(join(assets, `${other}.br`)).size)
      return { name, bytes: sizes.reduce((sum, size) => sum + size, 0) }
    })
  const found = scenes.map(({ name }) => name.replace(/-scene-.*/, ''))
  expect(found.sort()).toEqual(expected)
  for (const { bytes } of scenes) expect(bytes).toBeGreaterThan(0)
  expect(scenes.filter(({ bytes }) => bytes > budget)).toEqual([])
})
