import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type SiteFolder = Awaited<ReturnType<typeof makeSiteFolder>>

export const script = `export const rooms = ${JSON.stringify(Array(200).fill('kitchen'))}\n`
export const video = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

/** A small built site of real files in a temporary folder; `outside`, around it, must never be served. */
export async function makeSiteFolder() {
  const outside = await mkdtemp(join(tmpdir(), 'realia-site-'))
  const root = join(outside, 'client')
  const files: Record<string, string | Uint8Array> = {
    'index.html': '<h1>Home</h1>',
    'about/index.html': '<h1>About</h1>',
    'legal.html': '<h1>Legal</h1>',
    '404.html': '<h1>Nothing here</h1>',
    'es/index.html': '<h1>Inicio</h1>',
    'es/404.html': '<h1>Nada por aquí</h1>',
    'solutions/404.html': '<h1>Solution not found</h1>',
    'assets/app-4f3a.js': script,
    'assets/app-4f3a.js.br': brotliCompressSync(script),
    'assets/app-4f3a.js.gz': gzipSync(script),
    'media/tour.mp4': video,
    'media/empty.webm': new Uint8Array(0),
    'models/chair.glb': 'glTF',
    'site.webmanifest': '{}',
    '.secret': 'hidden',
    '../secret.txt': 'outside',
  }
  for (const [path, content] of Object.entries(files)) {
    const target = join(root, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  return { root, outside, remove: () => rm(outside, { recursive: true, force: true }) }
}
