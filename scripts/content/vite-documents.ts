import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import { bodyModule, type Compiled, documentModule, hasBody } from './document-module.ts'

const generated = '.contentlayer/generated'
const listPrefix = 'virtual:documents/'
const documentPrefix = 'virtual:document/'
const bodyPrefix = 'virtual:body/'
const prefixes = [listPrefix, documentPrefix, bodyPrefix]

/**
 * Serves compiled content as real ES modules, so that a strict CSP holds and no page ships another page's content:
 * `virtual:documents/<locale>` maps each document's path to a lazy import of its own module, and `<path>#body` to that
 * of its body alone.
 * A document that a language lacks is served in English.
 */
export function documentsPlugin(): Plugin {
  let root = ''
  return {
    name: 'realia-documents',
    configResolved(config) {
      root = config.root
    },
    resolveId(id) {
      if (prefixes.some((prefix) => id.startsWith(prefix))) return `\0${id}`
    },
    load(id) {
      if (id.startsWith(`\0${listPrefix}`)) {
        return listModule(id.slice(listPrefix.length + 1), readGenerated(root))
      }
      if (id.startsWith(`\0${documentPrefix}`)) {
        const key = id.slice(documentPrefix.length + 1)
        const { path, compiled, english } = readDocument(root, key)
        return documentModule(path, compiled, english, bodyPrefix + key)
      }
      if (id.startsWith(`\0${bodyPrefix}`)) {
        return bodyModule(readDocument(root, id.slice(bodyPrefix.length + 1)).compiled)
      }
    },
    configureServer(server) {
      const folder = join(root, generated)
      server.watcher.add(folder)
      server.watcher.on('all', (_event, changed) => {
        if (!changed.startsWith(folder)) return
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (prefixes.some((prefix) => id.startsWith(`\0${prefix}`)))
            server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

/** The compiled files by key: `en/pages/home` → path of its JSON. */
function readGenerated(root: string): Map<string, string> {
  const folder = join(root, generated)
  const files = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(mdx|json)\.json$/.test(entry.name)) continue
    const key = entry.name.replace(/\.(mdx|json)\.json$/, '').replaceAll('__', '/')
    files.set(key, join(entry.parentPath, entry.name))
  }
  return files
}

function listModule(locale: string, files: Map<string, string>): string {
  if (!(locales as readonly string[]).includes(locale)) throw new Error(`No language ${locale}`)
  const paths = new Set([...files.keys()].map((key) => splitKey(key)[1]))
  const entries = [...paths].sort().flatMap((path) => {
    const key = `${locale}/${path}`
    const file = files.get(key) ?? files.get(`${defaultLocale}/${path}`)
    const document = lazyImport(path, documentPrefix + key)
    return hasBody(read(file)) ? [document, lazyImport(`${path}#body`, bodyPrefix + key)] : document
  })
  return `export default {\n${entries.join(',\n')}\n}`
}

const lazyImport = (name: string, id: string) => `${JSON.stringify(name)}: () => import('${id}')`

/** @throws Error when neither the language nor English has it */
function readDocument(root: string, key: string) {
  const [, path] = splitKey(key)
  const files = readGenerated(root)
  const file = files.get(key)
  const english = files.get(`${defaultLocale}/${path}`)
  if (!english && !file) throw new Error(`No document ${key} in ${generated}`)
  return { path, compiled: read(file ?? english), english: read(english ?? file) }
}

function splitKey(key: string): [string, string] {
  const slash = key.indexOf('/')
  return [key.slice(0, slash), key.slice(slash + 1)]
}

function read(file: string | undefined): Compiled {
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {}
}
