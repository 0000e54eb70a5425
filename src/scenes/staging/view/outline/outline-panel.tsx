import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createDesign, setCameraEstimate } from '../../../../room-photo/model/design/design.ts'
import type { PhotoAnalysis } from '../../../../room-photo/model/photo-file.ts'
import { CameraPanel } from '../../../../room-photo/view/camera-panel.tsx'
import { useFormats } from '../../../../room-photo/view/formats.ts'
import { ToolStrip } from '../../../../room-photo/view/tool-strip.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { stagingConfig } from '../../config.ts'
import { keepCornersInPhoto, openingOf, startBox } from '../../model/draw-room.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import { outlineOf } from '../../model/room.ts'
import { removePhoto, type Staging, setRoom } from '../../model/staging.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { OpeningList } from './opening-list.tsx'
import { OutlineFrame } from './outline-frame.tsx'
import { useOpenings } from './use-openings.ts'

export interface OutlinePanelProps {
  staging: Staging
  photo: StagingPhoto
  look: PhotoAnalysis
  /** How many photos are asked about after this one. */
  more: number
  onStage: () => Promise<void>
}

/** Asks for the floor of a photo: its corners are dragged over the photo, and its camera corrected if needed. */
export function OutlinePanel({ staging, photo, look, more, onStage }: OutlinePanelProps) {
  const { t } = useTranslation('staging')
  const { metres } = useFormats()
  const url = useBlobUrl(photo.file)
  const [design] = useState(() => {
    const made = createDesign(look.size)
    if (look.match) setCameraEstimate(made, look.match.camera, look.match.confidence)
    return made
  })
  const { camera } = useSnapshot(design)
  const [box, setBox] = useState(() => startBox(design.camera, look.size))
  const marks = useOpenings(box, look.size)
  const before = useRef(camera)
  useEffect(() => {
    const was = before.current
    before.current = camera
    // The corners keep their pixels when the camera is corrected.
    if (was !== camera) setBox((now) => keepCornersInPhoto(now, was, camera, look.size))
  }, [camera, look.size])
  const done = () => {
    setRoom(staging, photo, {
      outline: outlineOf(box),
      height: stagingConfig.usualHeight,
      openings: marks.openings.map((opening) => openingOf(box, opening)),
      views: [{ camera: { ...design.camera }, photo: look.size }],
    })
    void onStage()
  }
  const isPoor = design.confidence === 'poor'
  return (
    <section aria-labelledby="outline-title" className="min-w-0" data-outline={photo.id}>
      <Heading id="outline-title" level={3} size="title">
        {t('outlineTitle')}
      </Heading>
      <p className="mt-3 max-w-3xl">
        {t('outlineText', { name: photo.name })} {isPoor && t('outlinePoor')}
      </p>
      {more > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{t('outlineMore', { count: more })}</p>
      )}
      <div className="mt-6 grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-8">
          <OutlineFrame
            {...{ design, box, url }}
            size={look.size}
            onBox={setBox}
            openings={marks.openings}
            onOpening={(opening) => marks.change(design.camera, opening)}
          />
          <ToolStrip design={design} />
          <OpeningList
            box={box}
            openings={marks.openings}
            onAdd={(kind) => marks.add(design.camera, kind)}
            onChange={(opening) => marks.change(design.camera, opening)}
            onRemove={marks.remove}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-mono text-sm tabular-nums" data-floor="">
              {t('floorSize', {
                width: metres(box.right - box.left),
                depth: metres(box.front - box.back),
              })}
            </p>
            <div className="flex flex-wrap gap-2">
              <Button className="min-h-11" onClick={() => removePhoto(staging, photo.id)}>
                {t('leaveOut')}
              </Button>
              <Button variant="primary" className="min-h-11" onClick={done}>
                {t('useFloor')}
              </Button>
            </div>
          </div>
        </div>
        <div className="min-w-0 lg:col-span-4">
          <CameraPanel design={design} />
        </div>
      </div>
    </section>
  )
}
