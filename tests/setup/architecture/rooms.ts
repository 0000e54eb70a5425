/** Rooms that are one folder of `src/`. */
const folders = [
  ...(['app', 'pages', 'documents', 'api', 'contract', 'server', 'offline', 'stage'] as const),
  ...(['projects', 'ui', 'i18n', 'visitor', 'site', 'files', 'math'] as const),
] as const

/** The rooms of the house. Scenes have three, `room-photo` two: its model and its view. */
export type Room =
  | (typeof folders)[number]
  | ('main' | 'prerender')
  | ('view' | 'model' | 'config')
  | ('photoModel' | 'photoView')

export interface Place {
  room: Room
  /** of a view, a model or a config: its path below src/scenes, e.g. `classrooms/biology` */
  scene: string | null
}

const entries: Record<string, Room> = { 'main.tsx': 'main', 'prerender.tsx': 'prerender' }
const photo: Record<string, Room> = { model: 'photoModel', view: 'photoView' }

/** Where a path below the checkout belongs; null when it is in no room. */
export function placeOf(path: string): Place | null {
  const [src, first = '', ...rest] = path.split('/')
  if (src !== 'src') return null
  if (first === 'scenes') return placeInScenes(rest)
  const room =
    rest.length === 0
      ? entries[first]
      : first === 'room-photo'
        ? photo[rest[0] ?? '']
        : folders.find((name) => name === first)
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
    ...(['model', 'config', 'photoView', 'photoModel', 'stage', 'projects'] as const),
    ...(['ui', 'i18n', 'site', 'files', 'math'] as const),
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
export const lazyArrows: Partial<Record<Room, Room[]>> = { app: ['offline'] }

/** A room may know the types of these without importing anything of theirs at run time. */
export const typeArrows: Partial<Record<Room, Room[]>> = { config: ['model'] }

/** Whether a scene may import from another one: the classrooms share `common`. */
export function mayShare(from: string, to: string): boolean {
  if (from === to) return true
  return from.startsWith('classrooms/') && to === 'classrooms/common'
}
