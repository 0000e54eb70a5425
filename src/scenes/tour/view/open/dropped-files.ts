import {
  arrangeFiles,
  comparePaths,
  type FoundFile,
  fileKindOf,
} from '../../model/arrange-files.ts'

/** What was dropped. */
export type DroppedFiles = {
  /** The file that will be the first room, as soon as it is known: its decoding need not wait for the others. */
  first: Promise<File | undefined>
  /** All files with their paths, and the paths of those that could not be read. */
  all: Promise<{ files: FoundFile[]; unreadable: string[] }>
}

/** Where a file is, and how to get it; its type is not known before. */
type Place = { path: string; file: () => Promise<File> }

/** Files looked for; a disk dropped by mistake would be listed for hours. */
const mostPlaces = 5000

/**
 * Reads folders that were dropped with all that is in them, and files beside them. To be called in the event's own
 * handler: afterwards the browser forgets what was dropped.
 */
export function readEntries(entries: FileSystemEntry[]): DroppedFiles {
  const shown = listEntries(entries).then((places) =>
    places
      .filter(({ path }) => fileKindOf(path, '') !== 'hidden')
      .toSorted((a, b) => comparePaths(a.path, b.path)),
  )
  const first = shown.then(async (places) => {
    const found = places.map(({ path, file }) => ({ path, type: '', file }))
    return arrangeFiles(found).rooms[0]?.file()
  })
  const all = shown.then(async (places) => {
    // After the first one, which is what is waited for.
    await first.catch(() => {})
    const read = await Promise.allSettled(places.map(({ file }) => file()))
    const files: FoundFile[] = []
    const unreadable: string[] = []
    for (const [at, { path }] of places.entries()) {
      const outcome = read[at]
      if (outcome?.status !== 'fulfilled') unreadable.push(path)
      else files.push({ path, type: outcome.value.type, file: outcome.value })
    }
    return { files, unreadable }
  })
  return { first: first.catch(() => undefined), all }
}

/** A folder hands out another object each time: the first room would be taken for two. */
function once(file: Place['file']): Place['file'] {
  let asked: Promise<File> | undefined
  return () => {
    asked ??= file()
    return asked
  }
}

async function listEntries(entries: FileSystemEntry[]): Promise<Place[]> {
  const found: Place[] = []
  let level = entries
  while (level.length > 0 && found.length < mostPlaces) {
    for (const entry of level) {
      if (entry.isFile) found.push({ path: pathOf(entry), file: once(() => fileOf(entry)) })
    }
    // A folder that cannot be listed holds nothing that could be opened.
    const folders = level.filter(
      (entry) => entry.isDirectory && fileKindOf(entry.name, '') !== 'hidden',
    )
    const lists = await Promise.all(folders.map((entry) => listFolder(entry).catch(() => [])))
    level = lists.flat()
  }
  return found.slice(0, mostPlaces)
}

const pathOf = ({ fullPath }: FileSystemEntry) => fullPath.replace(/^\//, '')

const fileOf = (entry: FileSystemEntry): Promise<File> =>
  new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))

/** A folder is handed out a hundred entries at a time, until none are left. */
async function listFolder(entry: FileSystemEntry): Promise<FileSystemEntry[]> {
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0 || found.length >= mostPlaces) return found
    found.push(...some)
  }
}
