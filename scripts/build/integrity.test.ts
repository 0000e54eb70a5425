import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addIntegrity, markTags } from './integrity.ts'

const hashOf = async (path: string) => (path.startsWith('/assets/') ? `hash-of-${path}` : null)

it.each([
  [
    '<script type="module" crossorigin src="/assets/a.js"></script>',
    '<script type="module" crossorigin src="/assets/a.js" integrity="hash-of-/assets/a.js"></script>',
  ],
  [
    '<link rel="stylesheet" href="/assets/c.css?v=1">',
    '<link rel="stylesheet" href="/assets/c.css?v=1" integrity="hash-of-/assets/c.css">',
  ],
])('marks %s', async (tag, marked) => {
  expect(await markTags(`<head>${tag}</head>`, hashOf)).toBe(`<head>${marked}</head>`)
})

it('marks what waits in a template', async () => {
  const page = (module: string) =>
    `<template id="scripts">
      <link rel="modulepreload" href="/assets/page.js">
      <script type="module" crossorigin src="/assets/main.js"${module}></script>
    </template>
    <script src="/assets/wake.js" async`
  expect(await markTags(`${page('')}></script>`, hashOf)).toBe(
    `${page(' integrity="hash-of-/assets/main.js"')} integrity="hash-of-/assets/wake.js"></script>`,
  )
})

it.each([
  '<link rel="modulepreload" href="/assets/b.js">',
  '<link rel="icon" href="/assets/icon.svg">',
  '<link rel="preload" as="font" href="/assets/a.woff2">',
  '<script type="application/ld+json">{}</script>',
  '<script src="https://elsewhere.example/assets/a.js"></script>',
  '<script src="//elsewhere.example/a.js"></script>',
  '<script src="/gone.js"></script>',
  '<script src="/assets/a.js" integrity="sha256-there"></script>',
])('leaves %s alone', async (tag) => {
  expect(await markTags(tag, hashOf)).toBe(tag)
})

it('writes the hash a browser would compute', async () => {
  const client = await mkdtemp(join(tmpdir(), 'realia-integrity-'))
  await mkdir(join(client, 'es'))
  await writeFile(join(client, 'a.js'), 'export {}')
  await writeFile(join(client, 'es/index.html'), '<script src="/a.js"></script>')
  await addIntegrity(client)
  const expected = createHash('sha256').update('export {}').digest('base64')
  expect(await readFile(join(client, 'es/index.html'), 'utf8')).toContain(
    `integrity="sha256-${expected}"`,
  )
  await rm(client, { recursive: true })
})
