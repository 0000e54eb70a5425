import { type ArrangedFiles, type FoundFile, isPlanImage } from '../../model/arrange-files.ts'
import { setPlan } from '../../model/document/plan.ts'
import type { TourDocument } from '../../model/document/tour-document.ts'
import { amendDocument, documentOf, edit } from '../../model/session.ts'
import { readPlan } from '../plan/read-plan.ts'
import type { TourEditor } from './create-editor.ts'

/** What of a heap becomes rooms, and what the plan: a picture that is called like one, where there is none yet. */
export function roomsAndPlan(
  { plan: there, rooms: before }: TourDocument,
  found: readonly FoundFile[],
  { rooms, plan }: Pick<ArrangedFiles, 'rooms' | 'plan'>,
): { candidates: ArrangedFiles['rooms']; drawn: File | null } {
  if (there) {
    const asRoom = plan ? [{ ...plan, captions: null }] : []
    return { candidates: [...rooms, ...asRoom], drawn: null }
  }
  if (plan) return { candidates: rooms, drawn: plan.file }
  const [only] = rooms
  // One picture alone is a room; added to a tour, it is what it is called.
  const isAdded = before.length > 0 && rooms.length === 1
  return isAdded && only && found.some((one) => one.file === only.file && isPlanImage(one))
    ? { candidates: [], drawn: only.file }
    : { candidates: rooms, drawn: null }
}

/**
 * Puts a picture in the plan's place.
 * @param isFirst  it comes with the first rooms, before which there is nothing to go back to
 * @throws FaultError as `readPlan`; then the plan stays as it is
 */
export async function takePlan(
  { state, files, watch }: Pick<TourEditor, 'state' | 'files' | 'watch'>,
  chosen: File,
  isFirst = false,
): Promise<void> {
  const isOver = watch()
  const { file, size, blob, name } = await readPlan(chosen, documentOf(state).files)
  if (isOver()) return
  files.set(file.id, { blob, name })
  if (isFirst) amendDocument(state, (document) => setPlan(document, file, size))
  else edit(state, 'Plan', (document) => setPlan(document, file, size))
}
