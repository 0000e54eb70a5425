import type { Place } from './place.ts'

export interface ContentFile {
  /** Below `content/`, with its language: `en/industries/politics.mdx`. */
  path: string
  text: string
}

export interface Problem extends Place {
  path: string
  /** The field, as `benefits[0].title`; empty where the whole file is meant. */
  field: string
  /** What was found, an arrow, and what is allowed. */
  message: string
  /** `content:check -- --fix` can fix it. */
  mendable?: boolean
  /** The glossary of the language bans a word. */
  banned?: boolean
}

/** As `content:check` prints it, with the editor's and the terminal's way to the place in front. */
export const printed = ({ path, line, column, field, message }: Problem): string =>
  [`content/${path}:${line}:${column}`, field, message].filter(Boolean).join('  ')

/** `['benefits', 0, 'title']` → `benefits[0].title` */
export function fieldName(path: PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`
    return name ? `${name}.${String(key)}` : String(key)
  }, '')
}

/** `en/pages/home.json` → `['en', 'pages/home.json']` */
export function splitPath(path: string): [locale: string, document: string] {
  const slash = path.indexOf('/')
  return [path.slice(0, slash), path.slice(slash + 1)]
}

/** By file in the order in which the files come, and within one from its top to its end. */
export function inOrder(problems: Problem[]): Problem[] {
  const paths = [...new Set(problems.map(({ path }) => path))]
  return problems.toSorted(
    (a, b) =>
      paths.indexOf(a.path) - paths.indexOf(b.path) || a.line - b.line || a.column - b.column,
  )
}
