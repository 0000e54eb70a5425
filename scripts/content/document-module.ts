/** What contentlayer adds to a document and no page reads. */
const bookkeeping = new Set(['_id', '_raw', 'type', 'body'])

/**
 * The source of a document's ES module: its fields as the default export, with the component `Body` for MDX.
 * contentlayer compiles a body to a string for `new Function`, which a strict CSP forbids; here the same
 * string becomes a function of the module, and React's runtime is handed in.
 * @param english  the same document in English, whose UI strings fill gaps
 */
export function documentModule(
  locale: string,
  path: string,
  compiled: Record<string, unknown>,
  english: Record<string, unknown>,
): string {
  const filled = path.startsWith('ui/') && locale !== 'en' ? { ...english, ...compiled } : compiled
  const fields = Object.fromEntries(Object.entries(filled).filter(([key]) => !bookkeeping.has(key)))
  const code = (compiled.body as { code?: string } | undefined)?.code
  if (code === undefined) return `export default ${JSON.stringify(fields)}`
  return [
    `import * as jsxRuntime from 'react/jsx-runtime'`,
    `function compile(_jsx_runtime) {\n${code}\n}`,
    `export default { ...${JSON.stringify(fields)}, Body: compile(jsxRuntime).default }`,
  ].join('\n')
}
