import { proxy, ref } from 'valtio/vanilla'
import { createDocument } from './document/create-document.ts'
import { findRoom } from './document/edit.ts'
import { usedFiles } from './document/files.ts'
import type { FileId, Room, RoomId, TourDocument } from './document/tour-document.ts'
import type { KeepCode } from './fault.ts'
import {
  amend,
  commit,
  createHistory,
  type History,
  moments,
  redo,
  redoCode,
  type StepCode,
  seal,
  undo,
  undoCode,
} from './history/history.ts'

/** What was done last, for the sentence that is read out: `said` + code. */
export type Said =
  | { code: 'Added'; count: number }
  | { code: 'Moved'; name: string; place: number; count: number }
  | { code: 'Removed'; name: string }
  /** `name` of the file */
  | { code: 'Saved'; name: string }
  | { code: 'Linked' | 'LinkedBack' | 'Unlinked' | 'StartsHere'; name: string }
  | { code: 'NoteAdded' | 'NoteRemoved' | 'PlanAdded' | 'PlanRemoved' }
  | { code: 'Pinned' | 'Unpinned' | 'CaptionsAdded' | 'CaptionsRemoved' | 'Copied'; name: string }
  /** The address of a view: copied, or only in the address bar. */
  | { code: 'ViewCopied' | 'ViewWritten' | 'CodeCopied' | 'CodeMarked' }
  | { code: 'Undone' | 'Redone'; step: StepCode }

/** How the keeping of a tour stands: `Elsewhere` another tab keeps it; the others are faults. */
export type Keeping = 'writing' | 'kept' | (KeepCode extends `Keep${infer Code}` ? Code : never)

/** The state of a tour at work: its document with what undo brings back, and what is shown of it. */
export type Desk = {
  history: History<TourDocument>
  /** The room that is shown; null before the first one is. */
  present: RoomId | null
  /** Rooms shown before, the latest first. */
  visited: RoomId[]
  /** Addresses of small pictures. */
  thumbs: Record<FileId, string>
  said: Said | null
  /** Whether this browser keeps it; null before there is anything to keep. */
  keep: Keeping | null
}

/** So many rooms back are remembered. */
const longestTrail = 20

/** @param id  of the tour */
export const createDeskState = (id: string): Desk => proxy<Desk>(emptyDesk(id))

const emptyDesk = (id: string): Desk => ({
  history: ref(createHistory(createDocument(id))),
  present: null,
  visited: [],
  thumbs: {},
  said: null,
  keep: null,
})

/** Starts over with a document of its own. */
export function resetDesk(desk: Desk, id: string, document?: TourDocument) {
  Object.assign(desk, emptyDesk(id))
  if (document) desk.history = ref(createHistory(document))
}

export const documentOf = (desk: Pick<Desk, 'history'>): TourDocument => desk.history.present

export const presentRoom = (desk: Pick<Desk, 'history' | 'present'>): Room | undefined =>
  desk.present === null ? undefined : findRoom(documentOf(desk), desk.present)

/** Files of every moment that undo and redo lead to, and of the present one. */
export const recalledFiles = ({ history }: Pick<Desk, 'history'>): Set<FileId> =>
  new Set(moments(history).flatMap((document) => [...usedFiles(document)]))

type Change = (document: TourDocument) => TourDocument

/** Takes a step that undo takes back; what was said of the one before is over. @param moves  see `commit` */
export function edit(desk: Desk, code: StepCode, change: Change, moves: string | null = null) {
  const before = documentOf(desk)
  desk.history = ref(commit(desk.history, change(before), code, moves))
  if (documentOf(desk) !== before) desk.said = null
}

/** Changes what is no step of the visitor's. */
export function learn(desk: Desk, change: Change) {
  desk.history = ref(amend(desk.history, change))
}

/** Ends a step that might have gone on. */
export function sealStep(desk: Desk) {
  desk.history = ref(seal(desk.history))
}

export function undoStep(desk: Desk) {
  const step = undoCode(desk.history)
  if (!step) return
  desk.history = ref(undo(desk.history))
  desk.said = { code: 'Undone', step }
}

export function redoStep(desk: Desk) {
  const step = redoCode(desk.history)
  if (!step) return
  desk.history = ref(redo(desk.history))
  desk.said = { code: 'Redone', step }
}

/** A room is on the screen. */
export function arrive(desk: Desk, id: RoomId) {
  if (desk.present === id) return
  if (desk.present !== null)
    desk.visited = [desk.present, ...desk.visited.filter((one) => one !== desk.present)].slice(
      0,
      longestTrail,
    )
  desk.present = id
}
