/** The rooms of the house, after `src/`. Scenes have three, `room-photo` two: its model and its view. */
export type Room =
  | 'main'
  | 'prerender'
  | 'app'
  | 'pages'
  | 'documents'
  | 'api'
  | 'contract'
  | 'server'
  | 'view'
  | 'model'
  | 'config'
  | 'photoModel'
  | 'photoView'
  | 'stage'
  | 'projects'
  | 'ui'
  | 'i18n'
  | 'visitor'
  | 'offline'
  | 'site'
  | 'files'
  | 'math'

export interface Place {
  room: Room
  /** of a view, a model or a config: its path below src/scenes, e.g. `classrooms/biology` */
  scene: string | null
}

const plainRooms: Room[] = ['app', 'pages', 'documents', 'api', 'contract', 'server', 'offline']
const sharedRooms: Room[] = [
  ...(['stage', 'projects', 'ui', 'i18n', 'visitor', 'site', 'files', 'math'] as const),
]

/** Where a path below the checkout belongs; null when it is in no room. */
export function placeOf(path: string): Place | null {
  const [src, first = '', ...rest] = path.split('/')
  if (src !== 'src') return null
  if (rest.length === 0) {
    if (first === 'main.tsx') return { room: 'main', scene: null }
    return first === 'prerender.tsx' ? { room: 'prerender', scene: null } : null
  }
  if (first === 'scenes') return placeInScenes(rest)
  if (first === 'room-photo') {
    if (rest[0] === 'model') return { room: 'photoModel', scene: null }
    return rest[0] === 'view' ? { room: 'photoView', scene: null } : null
  }
  const room = [...plainRooms, ...sharedRooms].find((name) => name === first)
  return room ? { room, scene: null } : null
}

function placeInScenes(rest: string[]): Place | null {
  const at = rest.findIndex((part) => /^(view|model|config\.ts)$/.test(part))
  if (at < 1) return null
  const room = (rest[at] ?? '').replace('.ts', '') as Room
  return { room, scene: rest.slice(0, at).join('/') }
}

/** Which rooms each room may import at run time, itself aside. */
export const arrows: Record<Room, Room[]> = {
  main: ['app', 'documents', 'ui', 'i18n', 'visitor', 'site'],
  prerender: ['app', 'documents', 'i18n', 'site'],
  app: ['pages', 'documents', 'ui', 'i18n', 'visitor', 'site'],
  pages: ['documents', 'api', 'contract', 'ui', 'i18n', 'visitor', 'projects', 'site', 'math'],
  documents: ['site'],
  api: ['contract'],
  contract: [],
  server: ['contract'],
  view: [
    'model',
    'config',
    'photoView',
    'photoModel',
    'stage',
    'projects',
    'ui',
    'i18n',
    'site',
    'files',
    'math',
  ],
  model: ['config', 'photoModel', 'projects', 'files', 'math'],
  config: ['math'],
  photoView: ['photoModel', 'stage', 'ui', 'i18n', 'files', 'math'],
  photoModel: ['projects', 'files', 'math'],
  stage: ['ui', 'i18n', 'site', 'math'],
  projects: ['files', 'math'],
  ui: ['i18n', 'site'],
  i18n: ['site'],
  visitor: ['projects', 'site'],
  offline: ['site'],
  site: [],
  files: [],
  math: [],
}

/** Rooms that a room reaches by `import()` only: what it takes with it must not load at once. */
export const lazyArrows: Partial<Record<Room, Room[]>> = {
  app: ['offline'],
}

/** A room may know the types of these without importing anything of theirs at run time. */
export const typeArrows: Partial<Record<Room, Room[]>> = {
  config: ['model'],
}

/** Whether a scene may import from another one: the classrooms share `common`. */
export function mayShare(from: string, to: string): boolean {
  if (from === to) return true
  return from.startsWith('classrooms/') && to === 'classrooms/common'
}
