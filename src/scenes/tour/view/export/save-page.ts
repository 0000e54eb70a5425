import mono from '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?inline'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline'
import type { i18n } from 'i18next'
import { encodeBase64 } from '../../../../files/base64.ts'
import { safeFileName } from '../../../../ui/download.ts'
import { dropUnusedFiles } from '../../model/document/files.ts'
import type { FileId, Room, TourDocument } from '../../model/document/tour-document.ts'
import { maxPageBytes, pageBytes } from '../../model/export/page-data.ts'
import { FaultError } from '../../model/fault.ts'
import { documentOf } from '../../model/session.ts'
import { replaceFaults } from '../../model/tour.ts'
import { detectKind } from '../open/detect-kind.ts'
import { composePage } from './compose-page.ts'
import { formatMegabytes } from './format-megabytes.ts'
import style from './page/page.css?inline'
import viewer from './page/tour-page.tsx?worker&url'
import { filesForOthers, type SaveSource, saveFile } from './save-file.ts'

/**
 * Saves the tour as a web page that opens by itself, wherever and without a connection.
 * @param how  whether where its photos were taken stays in them; is told how much is written, 0…1
 * @returns the file's name; undefined where it failed, which is said with the tour
 */
export async function savePage(
  source: SaveSource,
  { language, getResourceBundle }: i18n,
  { position, onShare }: { position: boolean; onShare: (share: number) => void },
): Promise<string | undefined> {
  const document = dropUnusedFiles(documentOf(source.state))
  const { thumbs } = source.state
  const { read, unread } = filesForOthers(source, position)
  const name = await saveFile(source, `${safeFileName(document.name)}.html`, async () => {
    const bytes = pageBytes(document)
    if (bytes > maxPageBytes) {
      const size = formatMegabytes(bytes, language)
      throw new FaultError({ code: 'PageTooLarge', size, limit: maxPageBytes / 1e6 })
    }
    const shown = new Set(document.rooms.map(({ file }) => file))
    const files: { id: FileId; blob: Blob }[] = []
    // One by one: each photo is read whole to leave out where it was taken.
    for (const id of orderOfFiles(document)) {
      const blob = await read(id)
      if (shown.has(id)) await detectKind(blob, source.files.get(id)?.name ?? '')
      files.push({ id, blob })
    }
    const words = {
      tour: getResourceBundle(language, 'tour'),
      stage: getResourceBundle(language, 'stage'),
    }
    return composePage(
      {
        data: { document, thumbs: await thumbsOf(document, thumbs), words },
        ...{ files, language },
        style: (await pageFaces(language)) + style,
        script: await fetchViewer(),
      },
      onShare,
    )
  })
  if (name) replaceFaults(source.tour, 'Position', unread)
  return name
}

/** The files of a tour, those of its first room first, then its plan. */
function orderOfFiles({ start, rooms, plan }: TourDocument): Set<FileId> {
  const first = rooms.find(({ id }) => id === start?.room) ?? rooms[0]
  const filesOfRoom = ({ file, captions, notes }: Room) => [
    file,
    captions,
    ...notes.map(({ image }) => image),
  ]
  const order = [...(first ? filesOfRoom(first) : []), plan?.file, ...rooms.flatMap(filesOfRoom)]
  return new Set(order.filter((id) => id != null))
}

/** Small pictures as data addresses. One that is not there, or not any more, is missed by nobody. */
async function thumbsOf({ rooms }: TourDocument, thumbs: Record<FileId, string>) {
  const made: Record<FileId, string> = {}
  for (const { file } of rooms) {
    const address = thumbs[file]
    const response = address ? await fetch(address).catch(() => undefined) : undefined
    const bytes = response?.ok && (await response.arrayBuffer().catch(() => undefined))
    if (!bytes) continue
    made[file] = `data:image/jpeg;base64,${encodeBase64(new Uint8Array(bytes))}`
  }
  return made
}

/** The viewer of a page, as one script. @throws FaultError `Viewer` */
async function fetchViewer(): Promise<string> {
  const response = await fetch(viewer).catch(() => undefined)
  const code = response?.ok ? await response.text() : ''
  // The development server hands out modules one by one, which are no page: they have to be built.
  if (!code || /^\s*(?:import|export)\b/m.test(code))
    throw new FaultError({ code: 'Viewer', name: '' })
  return code
}

const face = (family: string, weight: string, source: string) =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url(${source}) format("woff2")}\n`

/** The site's faces as style rules that hold them. */
async function pageFaces(language: string): Promise<string> {
  const latin = face('Instrument Sans Variable', '400 700', sans) + face('DM Mono', '400', mono)
  if (language !== 'hi') return latin
  const { default: devanagari } = await import(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?inline'
  )
  return latin + face('Noto Sans Devanagari Variable', '100 900', devanagari)
}
