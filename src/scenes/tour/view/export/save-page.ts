import mono from '@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?inline'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?inline'
import type { i18n } from 'i18next'
import { encodeBase64 } from '../../../../files/base64.ts'
import { download, plainName } from '../../../../ui/download.ts'
import { updateFiles } from '../../model/document/files.ts'
import type { FileId, Room, TourDocument } from '../../model/document/tour-document.ts'
import { maxPageBytes, type PageData, pageBytes } from '../../model/export/page-data.ts'
import { FaultError, type SavedFault } from '../../model/fault.ts'
import { documentOf } from '../../model/session.ts'
import { replaceFaults, setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { detectKind } from '../open/detect-kind.ts'
import { blobOf } from '../rooms/file-source.ts'
import { stripPosition } from './bare-file.ts'
import { composePage, type PageParts } from './compose-page.ts'
import { megabytes } from './megabytes.ts'
import style from './page/page.css?inline'
import viewer from './page/tour-page.tsx?worker&url'

/**
 * Saves the tour as a web page that opens by itself, wherever and without a connection.
 * @param how  whether where its photos were taken stays in them; is told how much is written, 0…1
 * @returns the file's name; undefined where it failed, which is said with the tour
 */
export async function savePage(
  { tour, state, files }: Pick<TourEditor, 'tour' | 'state' | 'files'>,
  i18n: i18n,
  { position, onShare }: { position: boolean; onShare: (share: number) => void },
): Promise<string | undefined> {
  const whole = documentOf(state)
  const { thumbs } = state
  try {
    const bytes = pageBytes(whole)
    if (bytes > maxPageBytes) {
      const size = megabytes(bytes, i18n.language)
      throw new FaultError({ code: 'PageTooLarge', size, limit: maxPageBytes / 1e6 })
    }
    const document = updateFiles(whole)
    const media = await mediaOf(document, files)
    await Promise.all(media.map(({ file, isShown }) => isShown && detectKind(file.blob, file.name)))
    const unread: SavedFault[] = []
    const sent: { id: FileId; blob: Blob }[] = []
    // One by one: each photo is read whole to leave out where it was taken.
    for (const { id, file } of media)
      sent.push({ id, blob: position ? file.blob : await stripPosition(file, unread) })
    const parts: PageParts = {
      data: { document, thumbs: await thumbsOf(document, thumbs), words: wordsOf(i18n) },
      files: sent,
      language: i18n.language,
      style: (await pageFaces(i18n.language)) + style,
      script: await fetchViewer(),
    }
    const name = `${plainName(document.name)}.html`
    download(await composePage(parts, onShare), name)
    replaceFaults(tour, 'Position', unread)
    return name
  } catch (error) {
    console.warn(error)
    setFault(tour, error instanceof FaultError ? error.fault : { code: 'KeepGone' })
    return undefined
  }
}

/**
 * The files of a tour, those of its first room first, then its plan.
 * @throws FaultError `KeepGone`, or `Sample` for one of this site's
 */
async function mediaOf({ start, rooms, plan }: TourDocument, files: TourEditor['files']) {
  const first = rooms.find(({ id }) => id === start?.room) ?? rooms[0]
  const filesOfRoom = ({ file, captions, notes }: Room) => [
    file,
    captions,
    ...notes.map(({ image }) => image),
  ]
  const order = [...(first ? filesOfRoom(first) : []), plan?.file, ...rooms.flatMap(filesOfRoom)]
  const shown = new Set(rooms.map(({ file }) => file))
  return Promise.all(
    [...new Set(order.filter((id) => id != null))].map(async (id) => {
      const file = files.get(id)
      if (!file) throw new FaultError({ code: 'KeepGone' })
      return { id, file: { name: file.name, blob: await blobOf(file) }, isShown: shown.has(id) }
    }),
  )
}

/** Small pictures as data addresses. One that is not there, or not any more, is missed by nobody. */
async function thumbsOf({ rooms }: TourDocument, thumbs: Record<FileId, string>) {
  const made = await Promise.all(
    rooms.map(async ({ file }) => {
      const address = thumbs[file]
      const text = address && (await dataAddress(address))
      return text ? ([[file, text]] as const) : []
    }),
  )
  return Object.fromEntries(made.flat())
}

const wordsOf = (i18n: i18n): PageData['words'] => ({
  tour: i18n.getResourceBundle(i18n.language, 'tour'),
  stage: i18n.getResourceBundle(i18n.language, 'stage'),
})

/** The viewer of a page, as one script. @throws FaultError `Viewer` */
async function fetchViewer(): Promise<string> {
  const refuse = () => new FaultError({ code: 'Viewer', name: '' })
  const response = await fetch(viewer).catch(() => undefined)
  if (!response?.ok) throw refuse()
  const code = await response.text()
  // The development server hands out modules one by one, which are no page: they have to be built.
  if (/^\s*(?:import|export)\b/m.test(code)) throw refuse()
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

/** A small picture as an address that holds it; undefined where it cannot be fetched. */
async function dataAddress(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address)
    if (!response.ok) return undefined
    const bytes = new Uint8Array(await response.arrayBuffer())
    return `data:image/jpeg;base64,${encodeBase64(bytes)}`
  } catch {
    return undefined
  }
}
