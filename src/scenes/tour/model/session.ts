import { proxy, ref } from 'valtio/vanilla'
import type { SaveStatus } from '../../../projects/save-status.ts'
import {
  amendAllStates,
  commit,
  createUndoHistory,
  nextRedoCode,
  nextUndoCode,
  redo,
  retainedValues,
  seal,
  type UndoHistory,
  undo,
} from '../../../projects/undo-history.ts'
import { createDocument } from './document/create-document.ts'
import { findRoom } from './document/edit.ts'
import { usedFiles } from './document/files.ts'
import { changeRoom } from './document/rooms.ts'
import type { FileId, PixelSize, Room, RoomId, TourDocument } from './document/tour-document.ts'

/** What a step did, for the sentence that names it: `step` + code. */
type StepCode =
  | 'AddRooms'
  | 'RemoveRoom'
  | 'MoveRoom'
  | 'RenameRoom'
  | 'DescribeRoom'
  | 'Projection'
  | 'Link'
  | 'AdjustLink'
  | 'Unlink'
  | 'AddNote'
  | 'EditNote'
  | 'RemoveNote'
  | 'North'
  | 'Level'
  | 'Height'
  | 'Start'
  | 'Captions'
  | 'RemoveCaptions'
  | 'Plan'
  | 'RemovePlan'
  | 'DrawWall'
  | 'EraseWall'
  | 'Pin'
  | 'Unpin'
  | 'PlanNorth'
  | 'PlanScale'
  | 'RenameTour'

/** What was done last, for the live region; its sentence is `said` + code in `ui/tour.json`. */
export type Announcement =
  | { code: 'Added'; count: number }
  | { code: 'Moved'; name: string; place: number; count: number }
  /** of a room, of the file that was saved, or of the copy */
  | {
      code: 'Removed' | 'Saved' | 'Linked' | 'LinkedBack' | 'Unlinked' | 'StartsHere'
      name: string
    }
  | { code: 'Pinned' | 'Unpinned' | 'CaptionsAdded' | 'CaptionsRemoved' | 'Copied'; name: string }
  | { code: 'NoteAdded' | 'NoteRemoved' | 'PlanAdded' | 'PlanRemoved' }
  /** The address of a view: copied, or only in the address bar. */
  | { code: 'ViewCopied' | 'ViewWritten' | 'CodeCopied' | 'CodeMarked' }
  | { code: 'Undone' | 'Redone'; step: StepCode }

/** The state of a tour that is edited: its document with its undo history, and the room shown. */
export type Session = {
  history: UndoHistory<TourDocument, StepCode>
  /** the shown room; null before the first one */
  currentRoomId: RoomId | null
  /** rooms shown before, the latest first */
  visited: RoomId[]
  /** URLs of thumbnails */
  thumbs: Record<FileId, string>
  announcement: Announcement | null
  /** the save status; null before there is anything to save */
  keep: SaveStatus | null
}

/** The most visited rooms that are remembered. */
const maxVisited = 20

/** @param id  of the tour */
export const createSession = (id: string): Session => proxy<Session>(emptySession(id))

const emptySession = (id: string): Session => ({
  history: ref(createUndoHistory(createDocument(id))),
  currentRoomId: null,
  visited: [],
  thumbs: {},
  announcement: null,
  keep: null,
})

/** Resets the session with another document. */
export function resetSession(session: Session, id: string, document?: TourDocument) {
  Object.assign(session, emptySession(id))
  if (document) session.history = ref(createUndoHistory(document))
}

export const documentOf = (session: Pick<Session, 'history'>): TourDocument =>
  session.history.present

export const currentRoom = (
  session: Pick<Session, 'history' | 'currentRoomId'>,
): Room | undefined =>
  session.currentRoomId === null ? undefined : findRoom(documentOf(session), session.currentRoomId)

/** The name of a room; empty where it is none of the tour's. */
export const roomName = (session: Pick<Session, 'history'>, id: RoomId): string =>
  findRoom(documentOf(session), id)?.name ?? ''

/** Files of the document and of every state in the undo history. */
export const filesInHistory = ({ history }: Pick<Session, 'history'>): Set<FileId> =>
  new Set(retainedValues(history).flatMap((document) => [...usedFiles(document)]))

type Change = (document: TourDocument) => TourDocument

/** Changes the document as one undo step and clears the announcement. @param moves  see `commit` */
export function edit(
  session: Session,
  code: StepCode,
  change: Change,
  moves: string | null = null,
) {
  const before = documentOf(session)
  session.history = ref(commit(session.history, change(before), code, moves))
  if (documentOf(session) !== before) session.announcement = null
}

/** As `edit`, of the room that is shown; without one nothing changes. */
export function editShownRoom(
  session: Session,
  code: StepCode,
  change: (document: TourDocument, shown: RoomId) => TourDocument,
  moves?: string,
) {
  const { currentRoomId: shown } = session
  if (shown !== null) edit(session, code, (document) => change(document, shown), moves)
}

/** Changes the document without an undo step, for changes that are not the visitor's. */
export function amendDocument(session: Session, change: Change) {
  session.history = ref(amendAllStates(session.history, change))
}

/** Sets a room's size, which is known after the first decoding. */
export function recordRoomSize(session: Session, { id, size: known }: Room, size: PixelSize) {
  if (!known) amendDocument(session, (document) => changeRoom(document, id, { size }))
}

/** Seals the current step. */
export function sealStep(session: Session) {
  session.history = ref(seal(session.history))
}

export function undoStep(session: Session) {
  const step = nextUndoCode(session.history)
  if (!step) return
  session.history = ref(undo(session.history))
  session.announcement = { code: 'Undone', step }
}

export function redoStep(session: Session) {
  const step = nextRedoCode(session.history)
  if (!step) return
  session.history = ref(redo(session.history))
  session.announcement = { code: 'Redone', step }
}

/** Records that a room is shown. */
export function enterRoom(session: Session, id: RoomId) {
  if (session.currentRoomId === id) return
  if (session.currentRoomId !== null)
    session.visited = [
      session.currentRoomId,
      ...session.visited.filter((one) => one !== session.currentRoomId),
    ].slice(0, maxVisited)
  session.currentRoomId = id
}
