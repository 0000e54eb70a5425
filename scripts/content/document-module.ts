import { compile } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import { hiddenBy } from './publication.ts'

/** What contentlayer adds to a document and no page reads, and what has done its work once it is compiled. */
const bookkeeping = new Set(['_id', '_raw', 'type', 'body', 'status', 'publishAt'])

/** A document as contentlayer writes it: its fields, and the text of its body where its format has one. */
export type Compiled = Record<string, unknown> & { body?: { raw?: string; code?: string } }

export const hasBody = (compiled: Compiled): boolean => compiled.body?.code !== undefined

/**
 * The source of a document's ES module: its fields as the default export, with the component `Body` for MDX.
 * @param path  below the language's folder: `pages/home`
 * @param english  the same document in English, whose UI strings fill gaps
 * @param bodyId  the module that holds the body
 */
export function documentModule(
  path: string,
  compiled: Compiled,
  english: Compiled,
  bodyId: string,
): string {
  const filled = path.startsWith('ui/') ? { ...english, ...compiled } : compiled
  const fields = Object.fromEntries(Object.entries(filled).filter(([key]) => !bookkeeping.has(key)))
  const json = JSON.stringify(fields)
  if (!hasBody(compiled)) return `export default ${json}`
  return `import Body from ${JSON.stringify(bodyId)}\nexport default { ...${json}, Body }`
}

/**
 * The source of a body's ES module, whose default export is a React component. contentlayer's own output is a string
 * for `new Function`, which a strict CSP forbids, so the text goes through the same compiler once more.
 * @param hidden  addresses that visitors do not see: links to them become plain words
 */
export async function bodyModule(
  compiled: Compiled,
  hidden: ReadonlySet<string> = new Set(),
): Promise<string> {
  const remarkPlugins = [remarkGfm, () => unlink(hidden)]
  return String(await compile(compiled.body?.raw ?? '', { remarkPlugins }))
}

const unlink = (hidden: ReadonlySet<string>) => (tree: Parameters<typeof visit>[0]) =>
  visit(tree, 'link', (node, index, parent) => {
    const { url, children } = node as unknown as { url: string; children: [] }
    if (hiddenBy(url, hidden) === undefined || index === undefined) return
    ;(parent as { children: unknown[] }).children.splice(index, 1, ...children)
    return index
  })
