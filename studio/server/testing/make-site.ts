import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Hono } from 'hono'
import { studioApp } from '../app.ts'
import { openWorkspace } from '../workspace.ts'

export interface TestSite {
  root: string
  app: Hono
  /** The text of a file below `content/`. */
  text: (path: string) => Promise<string>
  /** As a page of the studio would: the answer's status and content. */
  ask: (path: string, content?: unknown, headers?: object) => Promise<[number, never]>
  remove: () => Promise<void>
}

const own = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'sec-fetch-site': 'same-origin',
}

/** A copy of the content in a temporary folder, and the studio's calls upon it. */
export async function makeSite(): Promise<TestSite> {
  const root = await mkdtemp(join(tmpdir(), 'realia-studio-'))
  const checkout = resolve(import.meta.dirname, '../../..')
  await cp(join(checkout, 'content'), join(root, 'content'), { recursive: true })
  for (const name of ['public', 'node_modules', 'biome.json', '.gitignore', 'package.json'])
    await symlink(join(checkout, name), join(root, name))
  await mkdir(join(root, '.git'))
  const app = studioApp(openWorkspace(root), () => '127.0.0.1')
  return {
    root,
    app,
    text: (path) => readFile(join(root, 'content', path), 'utf8'),
    ask: async (path, content, headers = {}) => {
      const response = await app.request(`http://localhost:5173/studio/api/${path}`, {
        headers: {
          ...own,
          ...(content !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(content !== undefined && { method: 'POST', body: JSON.stringify(content) }),
      })
      return [response.status, (await response.json()) as never]
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
