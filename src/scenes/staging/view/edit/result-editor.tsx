import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TouchButton, UndoButtons } from '../../../../room-photo/view/controls.tsx'
import { LightPanel } from '../../../../room-photo/view/light-panel.tsx'
import { OccluderPanel, WallPanel } from '../../../../room-photo/view/photo-panels.tsx'
import { PieceCatalog } from '../../../../room-photo/view/piece-catalog.tsx'
import { PlacedList } from '../../../../room-photo/view/placed-list.tsx'
import { RoomFrame } from '../../../../room-photo/view/room-frame.tsx'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { roomKinds } from '../../config.ts'
import { designOfJob, toStagingDesign } from '../../model/edit.ts'
import { setEdit } from '../../model/staging.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { useStaging } from '../staging-context.ts'

/**
 * A staged photo in the furniture editor: what is changed here is staged when the visitor is done.
 * @param id  of the job that is edited
 */
export function ResultEditor({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['staging', 'furniture'])
  const { staging, sizes, pieces, further, stage } = useStaging()
  const job = staging.jobs.find((each) => each.id === id)
  const photo = staging.photos.find((each) => each.id === job?.photo)
  const analysis = photo?.analysis
  const url = useBlobUrl(photo?.file)
  const [design] = useState(
    () => job && photo && analysis && designOfJob(job, photo, analysis, sizes),
  )
  const all = useMemo(() => [...pieces, ...further], [pieces, further])
  const rooms = useMemo(
    () => ({
      all: t('staging:allPieces'),
      ...Object.fromEntries(roomKinds.map((kind) => [kind, t(`staging:kind_${kind}`)])),
    }),
    [t],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    // Its photo was taken away.
    if (!design) onClose()
  }, [design, onClose])
  if (!job || !photo || !analysis || !design) return null
  const { light, texture } = analysis
  const open = { name: photo.name, url: url ?? '', light, texture }
  const done = () => {
    setEdit(staging, job, toStagingDesign(design))
    onClose()
    void stage()
  }
  return (
    <section aria-labelledby="staging-edit" className="min-w-0" data-edit={id}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <Heading
          ref={heading}
          id="staging-edit"
          level={3}
          size="title"
          tabIndex={-1}
          className="mr-auto min-w-0 truncate"
        >
          {t('staging:editTitle', { name: photo.name })}
        </Heading>
        <UndoButtons design={design} />
        <TouchButton onClick={onClose}>{t('staging:editCancel')}</TouchButton>
        <TouchButton variant="primary" onClick={done}>
          {t('staging:editDone')}
        </TouchButton>
      </div>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          {url && <RoomFrame photo={open} design={design} onCapture={() => {}} />}
          <ToolStrip design={design} />
          <div className="mt-8">
            <PlacedList design={design} pieces={all} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-10 lg:col-span-4">
          <PieceCatalog {...{ design, pieces, further, rooms }} />
          <LightPanel design={design} light={analysis.light} />
          <OccluderPanel design={design} />
          <WallPanel design={design} />
        </div>
      </div>
    </section>
  )
}
