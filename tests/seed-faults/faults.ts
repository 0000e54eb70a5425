import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Fault {
  /** `07`, the number at the start of its file name */
  id: string
  name: string
  /** what goes wrong, for whom */
  says: string
  area: string
  source: string
  /** absolute */
  path: string
  /** sources that it changes, from the root */
  files: string[]
}

const folder = join(import.meta.dirname, 'faults')

/** @throws Error naming a patch without one of its header lines */
export function readFaults(): Fault[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.patch'))
    .sort()
    .map((file) => readFault(join(folder, file), readFileSync(join(folder, file), 'utf8')))
}

export function readFault(path: string, text: string): Fault {
  const [, id = '', name = ''] = path.match(/(\d+)-([\w-]+)\.patch$/) ?? []
  const field = (label: string) => {
    const value = text.match(new RegExp(`^${label}: (.+)$`, 'm'))?.[1]
    if (!value) throw new Error(`${path} has no line “${label}: …”`)
    return value
  }
  const files = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
  return {
    id,
    name,
    path,
    files,
    says: field('Fault'),
    area: field('Area'),
    source: field('Source'),
  }
}

/** Groups without two faults in the same area or file, so that a failing test points to one of them. */
export function disjoint(faults: Fault[], most: number): Fault[][] {
  const groups: Fault[][] = []
  for (const fault of faults) {
    const isApart = (other: Fault) =>
      other.area !== fault.area && !other.files.some((file) => fault.files.includes(file))
    const group = groups.find((each) => each.length < most && each.every(isApart))
    if (group) group.push(fault)
    else groups.push([fault])
  }
  return groups
}

/** Unit tests that reach a fault through a process or a file instead of an import. */
export const unitFilters: Record<string, string[]> = {
  content: ['tests/content', 'tests/placeholders', 'tests/pseudo-locale', 'tests/lessons'],
  i18n: ['tests/content', 'tests/placeholders', 'tests/pseudo-locale', 'src/i18n'],
  shell: ['src/ui'],
  scripts: ['scripts', 'tests/content'],
  server: ['src/server'],
  studio: ['studio'],
}

const pages =
  'e2e/(about|ar-|buttons|campaign|communication|contact|dashboard|demo|government|home|how-ar|industries|interactive|legal|location|pages|political|real-time|solution|voter|whats-new)'
const scenes = '(e2e|xr)/(furniture|lesson|staging|tour)'

/** Patterns of paths: the browser tests for each area. */
export const specFilters: Record<string, string[]> = {
  pages: [pages],
  shell: ['e2e/(shell|navigation|pages|legal)'],
  content: [pages, 'e2e/(tour|virtual)'],
  i18n: [pages, 'e2e/(tour|virtual)'],
  furniture: ['(e2e|xr)/(furniture|virtual-staging)'],
  staging: ['e2e/(staging|virtual-staging)'],
  tour: ['(e2e|xr)/tour'],
  classrooms: ['(e2e|xr|visual)/(lesson|virtual-classrooms)'],
  'hologram-district': ['e2e/(ar-visualization|campaign|location|how-ar|demo)'],
  xr: ['xr/'],
  stage: [scenes],
  files: [scenes],
  server: ['e2e/(contact|server|offline)'],
  offline: ['e2e/(offline|server)'],
  visitor: ['e2e/(shell|legal|navigation)'],
  scripts: ['e2e/(pages|server|studio)'],
  studio: ['e2e/studio'],
}
