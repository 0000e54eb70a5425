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
import type {
  Angles,
  FileId,
  PixelSize,
  PlanPoint,
  Room,
  RoomId,
  TourDocument,
} from './document/tour-document.ts'
import type { Units } from './tools/units.ts'

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

/**
 * Why there is no level: the two points of an edge are too near each other to tell a line, both edges lie in nearly one
 * plane with the camera, or the picture would have to be turned further than any camera was held.
 */
export type LevelFault = 'Short' | 'Parallel' | 'Steep'

/**
 * Why nothing can be measured: a point is not below the horizon, both are one point, or the length that was given
 * makes a camera of an impossible height.
 */
export type MeasureFault = { code: 'Horizon' | 'Together' } | { code: 'Impossible'; height: number }

export type ToolName = 'north' | 'level' | 'measure'

/** What a tool did or refused, for the sentence that is read out: `toolSaid` + code. */
type ToolAnnouncement =
  | { code: 'North' | 'NorthGone' | 'LevelUndone' | 'HeightGone' }
  /** the picture was turned by so many degrees */
  | { code: 'Level'; degrees: number }
  /** meters */
  | { code: 'Height'; height: number }
  /** The edge is horizontal, not vertical. */
  | { code: 'Lying' }
  | { code: LevelFault }
  | MeasureFault

/** What is being edited of a room's links and notes. */
type MarkSelection = {
  /** the pressed place, for which the visitor is choosing a mark */
  pendingMark: Angles | null
  /** id of the link or note being edited */
  selectedMarkId: string | null
  /** id of the note being read */
  openNoteId: string | null
  /** id of the note whose text gets the focus */
  focusNoteId: string | null
}

/** What is being marked with the tools of a picture. */
type ToolPoints = {
  /** What was pressed, in turn: two ends of an edge or of what is measured, and then of a second edge. */
  toolPoints: readonly Angles[]
  toolAnnouncement: ToolAnnouncement | null
}

/** The state of a tour that is edited: its document with its undo history, the room shown, and what is being done. */
export type Session = MarkSelection &
  ToolPoints & {
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
    /** what a press in the picture means: a place for a link or a note, or a point of a tool; null: nothing */
    pressMode: 'links' | 'tools' | null
    /** what a press on the plan does: places the room's pin, or a corner of a wall; null: the plan is not edited */
    planMode: 'pins' | 'walls' | null
    pen: PlanPoint
    /** the line of walls being drawn: its start, and the index of its wall */
    wallLine: { readonly from: PlanPoint; readonly wall: number } | null
    tool: ToolName
    units: Units
  }

/** The most visited rooms that are remembered. */
const maxVisited = 20

/** @param id  of the tour */
export const createSession = (id: string): Session => proxy<Session>(emptySession(id))

const noMark = { pendingMark: null, selectedMarkId: null, openNoteId: null, focusNoteId: null }
const noPoints: ToolPoints = { toolPoints: [], toolAnnouncement: null }

const emptySession = (id: string): Session => ({
  history: ref(createUndoHistory(createDocument(id))),
  currentRoomId: null,
  visited: [],
  thumbs: {},
  announcement: null,
  keep: null,
  pressMode: null,
  planMode: null,
  pen: [0.5, 0.5],
  wallLine: null,
  tool: 'measure',
  units: 'metres',
  ...noMark,
  ...noPoints,
})

/** Resets the session with another document; the visitor's units stay. */
export function resetSession(session: Session, id: string, document?: TourDocument) {
  const { units } = session
  Object.assign(session, emptySession(id), { units })
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

/** What a step does, and of a drag or a text the one thing that it moves: see `commit`. */
type Step = StepCode | readonly [code: StepCode, moves: string]

/**
 * Does an action on the document as one undo step, and clears the announcement.
 * @returns whether it changed anything
 */
export function edit<Args extends unknown[]>(
  session: Session,
  step: Step,
  action: (document: TourDocument, ...args: Args) => TourDocument,
  ...args: Args
): boolean {
  const before = documentOf(session)
  const [code, moves] = typeof step === 'string' ? [step] : step
  session.history = ref(commit(session.history, action(before, ...args), code, moves))
  const isChanged = documentOf(session) !== before
  if (isChanged) session.announcement = null
  return isChanged
}

/** As `edit`, of the room that is shown; without one nothing changes. */
export function editShownRoom<Args extends unknown[]>(
  session: Session,
  step: Step,
  action: (document: TourDocument, shown: RoomId, ...args: Args) => TourDocument,
  ...args: Args
): boolean {
  const { currentRoomId: shown } = session
  return shown !== null && edit(session, step, action, shown, ...args)
}

/** Changes the document without an undo step, for changes that are not the visitor's. */
export function amendDocument(session: Session, change: (document: TourDocument) => TourDocument) {
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
  if (step) travel(session, undo(session.history), { code: 'Undone', step })
}

export function redoStep(session: Session) {
  const step = nextRedoCode(session.history)
  if (step) travel(session, redo(session.history), { code: 'Redone', step })
}

function travel(session: Session, to: Session['history'], announcement: Announcement) {
  const level = currentRoom(session)?.level
  session.history = ref(to)
  session.announcement = announcement
  // What a tool did may be what was taken back.
  session.toolAnnouncement = null
  // What was marked in the picture as it was turned before marks nothing in it now.
  if (currentRoom(session)?.level !== level) session.toolPoints = []
}

/** Chooses what a press in the picture means, and ends what was begun with another one. */
export function setPressMode(session: Session, pressMode: Session['pressMode']) {
  session.pressMode = pressMode
  clearSelection(session)
}

/** Clears the pressed place and the selected mark. */
export function clearSelection(session: Session) {
  Object.assign(session, noMark)
}

/** Selects a tool and clears the points of another. */
export function selectTool(session: Session, tool: ToolName) {
  session.tool = tool
  clearPoints(session)
}

/** Clears the points of a tool. */
export function clearPoints(session: Session) {
  Object.assign(session, noPoints)
}

/** Records that a room is shown; what was begun in another one ends there. */
export function enterRoom(session: Session, id: RoomId) {
  if (session.currentRoomId === id) return
  clearSelection(session)
  clearPoints(session)
  if (session.currentRoomId !== null)
    session.visited = [
      session.currentRoomId,
      ...session.visited.filter((one) => one !== session.currentRoomId),
    ].slice(0, maxVisited)
  session.currentRoomId = id
}
