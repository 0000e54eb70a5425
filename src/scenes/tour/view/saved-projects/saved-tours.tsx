import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenClosedProjectsSaved } from '../../../../projects/lock.ts'
import { setHasTours } from '../../../../projects/places.ts'
import type { ProjectSummary } from '../../../../projects/project-store.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { tourStore } from '../editor/autosave.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { openSavedTour, openTourZip } from '../editor/open-document.ts'
import { TouchButton } from '../press/buttons.tsx'
import { chooseFile } from '../strip/choose-files.ts'
import { SavedTourRow } from './saved-tour-row.tsx'

/** The tours that this browser keeps, and the way to one that was saved as a file. */
export function SavedTours({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const [tours, setTours] = useState<ProjectSummary[]>([])
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    let isWanted = true
    listed().then((found) => isWanted && setTours(found))
    return () => {
      isWanted = false
    }
  }, [])

  const change = async (task: () => Promise<void>, done: string, failed: string) => {
    try {
      await task()
      setTours(await listed())
      setSaid(done)
    } catch (error) {
      console.warn(error)
      setSaid(failed)
    }
  }
  const nameOf = (tour: ProjectSummary) => tour.name || t('keptUnnamed')
  const remove = async (tour: ProjectSummary) => {
    const { id } = tour
    const name = nameOf(tour)
    const failed = t('keptStays', { name })
    await change(async () => (await tourStore()).delete(id), t('keptGone', { name }), failed)
    // Its own button goes with it.
    heading.current?.focus({ preventScroll: true })
  }
  const rename = (tour: ProjectSummary, chosen: string) =>
    change(
      async () => (await tourStore()).rename(tour.id, chosen),
      t('keptRenamed', { name: chosen }),
      t('keptStays', { name: nameOf(tour) }),
    )
  const choose = () => chooseFile('.zip', (file) => void openTourZip(editor, file))

  return (
    <section aria-labelledby="tour-kept" className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading ref={heading} id="tour-kept" level={3} tabIndex={-1}>
          {t('keptTitle')}
        </Heading>
        <TouchButton onClick={choose}>{t('openTourFile')}</TouchButton>
      </div>
      {tours.length === 0 && <p className="mt-2 text-sm text-ink-soft">{t('keptNone')}</p>}
      <ul className="mt-3 border-b empty:hidden" data-kept={tours.length}>
        {tours.map((kept) => (
          <SavedTourRow
            key={kept.id}
            kept={kept}
            onOpen={() => openSavedTour(editor, kept.id, kept.name)}
            onRename={(name) => rename(kept, name)}
            onBegin={() => setSaid('')}
            onNoName={() => setSaid(t('keptNeedsName', { name: nameOf(kept) }))}
            onDelete={() => remove(kept)}
          />
        ))}
      </ul>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:mt-0">
        {said}
      </p>
    </section>
  )
}

/** What is kept, once the tour that was closed last is written. Where nothing can be kept, that is said with a tour. */
async function listed(): Promise<ProjectSummary[]> {
  await whenClosedProjectsSaved()
  const tours = await tourStore()
    .then((store) => store.list())
    .catch(() => [])
  setHasTours(tours.length > 0)
  return tours
}
