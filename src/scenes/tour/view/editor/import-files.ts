import { subscribe } from 'valtio/vanilla'
import type { SampleHomeTexts, TourSample } from '../../config.ts'
import { arrangeFiles, fileKindOf, toFoundFile } from '../../model/arrange-files.ts'
import { limits } from '../../model/document/limits.ts'
import { addRooms, renameTour, setCaptions } from '../../model/document/rooms.ts'
import type { RoomId, TourDocument } from '../../model/document/tour-document.ts'
import { type Fault, faultOf } from '../../model/fault.ts'
import { defaultViewDirection } from '../../model/home/dollhouse.ts'
import { amendDocument, documentOf, edit } from '../../model/session.ts'
import { addFaults, setFault, type Tour } from '../../model/tour.ts'
import type { ViewAddress } from '../../model/view-address.ts'
import { readEntries } from '../open/dropped-files.ts'
import { type OpeningResult, openFirstFile } from '../open/open-first-file.ts'
import { enterLoadedRoom, showRoom } from '../rooms/show-room.ts'
import type { TourEditor } from './create-editor.ts'
import { type MadeRoom, makeRooms } from './make-rooms.ts'
import { openTourZip } from './open-document.ts'
import { readPlan } from './read-plan.ts'

/**
 * What the visitor chose: files of which one is being opened already, the first in the order of the strip, folders, the
 * address of a view, or a whole home.
 */
export type ImportSource =
  | { files: readonly File[]; opened: Promise<OpeningResult>; isSample?: boolean; at?: ViewAddress }
  | { entries: FileSystemEntry[] }
  | {
      address: string
      samples: { sample?: TourSample | undefined; home?: SampleHomeTexts | undefined }
    }
  | { wholeHome: SampleHomeTexts; room: RoomId }

/** The longest that rooms wait for the first picture to be on the screen, ms. */
const timeoutMs = 8000

/** Makes rooms of what was chosen, at the end of the strip, and shows the first of them. */
export async function importFiles(editor: TourEditor, given: ImportSource): Promise<void> {
  const { tour, state } = editor
  if ('address' in given) {
    const { openAddress } = await import('./open-address.ts')
    const found = await openAddress(editor, given.address, given.samples)
    return found && importFiles(editor, found)
  }
  if ('wholeHome' in given) {
    const { openHome } = await import('../home/open-home.ts')
    return openHome(editor, given.wholeHome, { room: given.room, look: defaultViewDirection })
  }
  const isOver = editor.watch()
  const zip = 'files' in given && given.files.length === 1 ? given.files[0] : undefined
  if (zip && fileKindOf(zip.name, zip.type) === 'tour') return openTourZip(editor, zip)
  const { opened, found, unreadable } = await readGiven(tour, given)
  if (isOver()) return
  await untilShown(tour)
  // Captions were tried as a picture only because no room of the heap opened.
  for (const { path, type, file } of found)
    if (fileKindOf(path, type) === 'captions') opened.faults.delete(file)
  const { files, rooms: there } = documentOf(state)
  const arranged = arrangeFiles(
    found.filter(({ file }) => !opened.faults.has(file)),
    documentOf(state),
  )
  const { plan } = arranged
  const faults = [...opened.faults.values(), ...unreadable]
  // Files that are no media by their names: each is named.
  for (const { path: name, type, file } of arranged.leftOut)
    if (file !== opened.shown?.file) {
      const isCaptions = fileKindOf(name, type) === 'captions'
      faults.push({ code: isCaptions ? 'CaptionsAlone' : 'NotMedia', name })
    }
  const before = there.length
  const count = before + arranged.rooms.length
  if (count > limits.rooms) faults.push({ code: 'TooManyRooms', count, limit: limits.rooms })
  const candidates = arranged.rooms.slice(0, limits.rooms - before)
  // What was opened first may be the plan: it is no room for that.
  const isPlanShown = plan !== null && plan === opened.shown?.file
  const shownFirst = isPlanShown ? undefined : opened.shown
  const isSample = 'isSample' in given && given.isSample === true
  const made = await makeRooms(candidates, shownFirst, files, isSample)
  if (isOver()) return
  const { rooms } = made
  faults.push(...made.faults)
  if (rooms.length > 0) add(editor, rooms, isSample)
  if (plan) {
    const placePlan = await readPlan(editor, plan, before === 0).catch((error) => {
      faults.push(faultOf(error, plan.name))
    })
    if (isOver()) return
    placePlan?.()
  }
  tell(tour, faults, opened)
  const added = documentOf(state).rooms.slice(before)
  if (before > 0 && added.length > 0) state.announcement = { code: 'Added', count: added.length }
  const shown = rooms.find(({ isShown }) => isShown)
  const room = added.find(({ id }) => id === shown?.room.id) ?? added[0]
  if (isPlanShown) {
    const back = state.currentRoomId ?? room?.id
    state.currentRoomId = null
    return back ? showRoom(editor, back) : undefined
  }
  if (!room) return
  const { media } = opened.shown ?? {}
  if (shown && media && tour.media === media)
    enterLoadedRoom(editor, room, media, 'at' in given ? given.at?.look : null)
  else if (state.currentRoomId === null) await showRoom(editor, room.id)
}

async function readGiven(
  tour: Tour,
  given: Exclude<ImportSource, { address: string } | { wholeHome: SampleHomeTexts }>,
) {
  if ('files' in given) {
    const found = given.files.map(toFoundFile)
    return { opened: await given.opened, found, unreadable: [] as Fault[] }
  }
  const read = readEntries(given.entries)
  const first = await read.first
  const none: OpeningResult = { shown: undefined, faults: new Map(), isSuperseded: false }
  const opened = first ? await openFirstFile(tour, [first]) : none
  const { files, unreadable } = await read.all
  const faults = unreadable.map((name): Fault => ({ code: 'Unreadable', name }))
  return { opened, found: files, unreadable: faults }
}

/** The first rooms of a tour are no step: there is nothing before them to go back to. */
function add(
  { state, files, autosave }: TourEditor,
  rooms: readonly MadeRoom[],
  isSample: boolean,
) {
  for (const { room, blob, captions } of rooms) {
    const name = room.fileName.split('/').at(-1) ?? ''
    files.set(room.file.id, { blob, name, isNew: true })
    if (captions) files.set(captions.file.id, { blob: captions.blob, name: captions.name })
  }
  const withRooms = (document: TourDocument) => {
    const added = rooms.map(({ room }) => room)
    return rooms.reduce(
      (one, { room, captions }) => (captions ? setCaptions(one, room.id, captions.file) : one),
      addRooms(document, added),
    )
  }
  const isFirst = documentOf(state).rooms.length === 0
  if (!isFirst) return edit(state, 'AddRooms', withRooms)
  amendDocument(state, (document) => {
    const whole = withRooms(document)
    return renameTour(whole, whole.rooms[0]?.name ?? '')
  })
  if (isSample) autosave.beginOnChange()
  else autosave.begin()
}

function tell(tour: Tour, faults: readonly Fault[], { shown, isSuperseded }: OpeningResult) {
  const [first, ...others] = faults
  if (!first) {
    // A heap in which there was nothing at all.
    if (!shown && !isSuperseded && tour.opening) tour.opening = undefined
    return
  }
  if (shown || isSuperseded) return addFaults(tour, faults)
  setFault(tour, first)
  addFaults(tour, others)
}

/** The first picture is what is waited for: nothing else is done before it is on the screen. */
async function untilShown(tour: Tour): Promise<void> {
  if (!tour.media || !tour.opening) return
  let stop = () => {}
  await new Promise<void>((resolve) => {
    setTimeout(resolve, timeoutMs)
    stop = subscribe(tour, () => !tour.opening && resolve(), true)
  })
  stop()
}
