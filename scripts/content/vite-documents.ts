import { basename, join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { definitions } from '../../content/schemas/index.ts'
import { locales } from '../../src/site/locales.ts'
import { type CompiledContent, readCompiled } from './compiled.ts'
import { bodyModule, documentModule, hasBody } from './document-module.ts'
import { contentTime } from './publication.ts'

const catalogueId = 'virtual:catalogue'
const listPrefix = 'virtual:documents/'
const documentPrefix = 'virtual:document/'
const bodyPrefix = 'virtual:body/'
const prefixes = [catalogueId, listPrefix, documentPrefix, bodyPrefix]

/** Made of the solutions' own documents, so that a list ships without them. */
const solutionList = 'lists/solutions'

/**
 * Serves compiled content as real ES modules, so that a strict CSP holds and no page ships another page's content:
 * `virtual:documents/<locale>` maps each document's path to a lazy import of its own module, and `<path>#body` to that
 * of its body alone; `virtual:catalogue` says what there is of the kinds that content alone adds to.
 * A document that a language lacks is served in English. In a build what visitors do not see does not exist;
 * in development what is written shows at once, before it is compiled.
 */
export function documentsPlugin({ now = contentTime() }: { now?: Date } = {}): Plugin {
  let root = ''
  let hide = false
  let follow = false
  let built: CompiledContent | undefined
  const readNow = () => readCompiled(root, { now, hide, definitions, follow })
  // While the site is built its content does not change.
  const read = () => {
    if (!hide) return readNow()
    built ??= readNow()
    return built
  }
  return {
    name: 'realia-documents',
    configResolved(config) {
      root = config.root
      hide = config.command === 'build'
    },
    resolveId(id) {
      if (prefixes.some((prefix) => id.startsWith(prefix))) return `\0${id}`
    },
    load(id) {
      if (!id.startsWith('\0virtual:')) return
      if (id === `\0${catalogueId}`) return `export default ${JSON.stringify(read().catalogue)}`
      if (id.startsWith(`\0${listPrefix}`)) {
        return listModule(id.slice(listPrefix.length + 1), read())
      }
      if (id.startsWith(`\0${documentPrefix}`)) {
        const key = id.slice(documentPrefix.length + 1)
        const [locale, path] = splitKey(key)
        const content = read()
        if (path === solutionList) {
          return `export default ${JSON.stringify(content.solutionNames(locale))}`
        }
        const { compiled, english } = content.read(locale, path)
        return documentModule(path, compiled, english, bodyPrefix + key)
      }
      if (id.startsWith(`\0${bodyPrefix}`)) {
        const content = read()
        const { compiled } = content.read(...splitKey(id.slice(bodyPrefix.length + 1)))
        return bodyModule(compiled, content.hiddenAddresses)
      }
    },
    configureServer(server) {
      follow = true
      const folders = locales.map((locale) => join(root, 'content', locale) + sep)
      server.watcher.on('all', (_event, changed) => {
        const isContent = folders.some((folder) => changed.startsWith(folder))
        if (!isContent || basename(changed).startsWith('.')) return
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (prefixes.some((prefix) => id.startsWith(`\0${prefix}`)))
            server.moduleGraph.invalidateModule(module)
        }
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}

function listModule(locale: string, content: CompiledContent): string {
  if (!(locales as readonly string[]).includes(locale)) throw new Error(`No language ${locale}`)
  const entries = content.paths.flatMap((path) => {
    const key = `${locale}/${path}`
    const document = lazyImport(path, documentPrefix + key)
    const { compiled } = content.read(locale, path)
    return hasBody(compiled) ? [document, lazyImport(`${path}#body`, bodyPrefix + key)] : document
  })
  entries.push(lazyImport(solutionList, `${documentPrefix}${locale}/${solutionList}`))
  return `export default {\n${entries.join(',\n')}\n}`
}

const lazyImport = (name: string, id: string) => `${JSON.stringify(name)}: () => import('${id}')`

function splitKey(key: string): [locale: string, path: string] {
  const slash = key.indexOf('/')
  return [key.slice(0, slash), key.slice(slash + 1)]
}
