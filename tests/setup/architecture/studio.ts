import type { Import, Module } from './module.ts'

/** The parts of the studio, and below which paths each may import; its own part is free to each. */
const mayImport: Record<string, string[]> = {
  model: ['scripts/content/', 'src/site/'],
  'contract.ts': ['studio/model/', 'src/site/'],
  server: [
    'studio/contract.ts',
    'studio/model/',
    'content/schemas/',
    'scripts/content/',
    'src/site/',
  ],
  app: ['studio/contract.ts', 'studio/model/', 'src/ui/', 'src/site/', 'src/visitor/'],
}

/** What of the studio runs in a browser reaches Node's modules by types only. */
const onNode = /^(node:|scripts\/)/

/** Who may know that there is a studio: the development server alone. */
const host = 'scripts/dev.ts'

const forTests = /\.test\.tsx?$|\/testing\//
const inStudio = (path: string) => path.startsWith('studio/')

/** Imports that lead where the studio may not go, or into the studio from elsewhere: `a imports b`. */
export function checkStudio(modules: Module[]): string[] {
  return modules
    .filter(({ path }) => !forTests.test(path) && !path.startsWith('tests/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((used) =>
          inStudio(path) ? leadsOut(path, used) : inStudio(used.target) && path !== host,
        )
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
}

function leadsOut(path: string, { specifier, target, kind }: Import): boolean {
  const part = path.split('/')[1] ?? ''
  if (part === 'app' && kind !== 'type' && onNode.test(target)) return true
  if (!specifier.startsWith('.')) return part === 'model' && specifier.startsWith('node:')
  const open = [`studio/${part}`, ...(mayImport[part] ?? [])]
  return !open.some((start) => target.startsWith(start))
}
