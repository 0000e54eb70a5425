import { dirname, join, normalize } from 'node:path/posix'
import { parseSync } from 'vite'

export interface Import {
  /** as written */
  specifier: string
  /** path below the checkout when relative; otherwise the specifier */
  target: string
  /**
   * `static` runs with the module, `lazy` on demand (`import()`, workers), `type` never
   */
  kind: 'static' | 'lazy' | 'type'
}

/** A source file as the rules see it. */
export interface Module {
  /** below the checkout, with forward slashes */
  path: string
  lines: number
  imports: Import[]
  /** whether it only passes on what other files export */
  forwards: boolean
}

/**
 * Reads what a TypeScript file imports.
 * @param path  below the checkout
 * @throws SyntaxError when the file cannot be parsed, because then its imports are not known
 */
export function readModule(path: string, source: string): Module {
  const { module, program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0]?.message}`)
  const imports: Import[] = []
  const add = (specifier: string, kind: Import['kind']) => {
    const target = specifier.startsWith('.') ? normalize(join(dirname(path), specifier)) : specifier
    imports.push({ specifier, target: target.replace(/\?.*$/, ''), kind })
  }

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const typeOnly = entries.length > 0 && entries.every(({ isType }) => isType)
    const isType = typeOnly || /^import\s+type\b/.test(source.slice(start))
    add(moduleRequest.value, isType ? 'type' : 'static')
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'static')
    }
  }
  const lazyAt = new Set(module.dynamicImports.map(({ start }) => start))
  // What the parser does not list as a dynamic import is a type: `import('x').Y`.
  for (const match of source.matchAll(/\bimport\(\s*(['"`])([^'"`]+)\1/g)) {
    add(match[2] ?? '', lazyAt.has(match.index) ? 'lazy' : 'type')
  }
  for (const match of source.matchAll(/new URL\(\s*(['"])([^'"]+)\1,\s*import\.meta\.url/g)) {
    add(match[2] ?? '', 'lazy')
  }
  const lines = source === '' ? 0 : source.replace(/\n$/, '').split('\n').length
  const passesOn = program.body.filter((node) => /^Export(All|Named)/.test(node.type))
  const forwards =
    passesOn.length > 0 &&
    passesOn.every((node) => 'source' in node && node.source !== null) &&
    program.body.every((node) => passesOn.includes(node) || node.type === 'ImportDeclaration')
  return { path, lines, imports, forwards }
}
