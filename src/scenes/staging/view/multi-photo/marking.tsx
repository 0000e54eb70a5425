import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { stagingConfig } from '../../config.ts'
import { swapMarks } from '../../model/multi-photo/align-photos.ts'
import type { Joint } from '../../model/multi-photo/join-photos.ts'
import {
  alignStagedPhotos,
  type Joinable,
  type Mark,
  unplacedMark,
} from '../../model/multi-photo/join-photos.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import { cameraOf } from '../../model/photo.ts'
import { floorLines } from '../outline/floor-lines.ts'
import { useBlobUrl } from '../results/use-blob-url.ts'
import { MarkFrame } from './mark-frame.tsx'
import { Verdict } from './verdict.tsx'

export interface MarkingProps {
  one: StagingPhoto
  other: StagingPhoto
  /** Whether no run is active. */
  canJoin: boolean
  onJoin: (joint: Joint) => void
  onClose: () => void
}

const usual = { width: 4, height: 3 }

/** Marks the same places in two photos; the alignment is shown at once. */
export function Marking({ one, other, canJoin, onJoin, onClose }: MarkingProps) {
  const { t } = useTranslation('staging')
  const photos = [one, other] as const
  const urls = [useBlobUrl(one.file), useBlobUrl(other.file)]
  const sizes = photos.map(({ look }) => look?.size ?? usual)
  const fresh = (number: number) => sizes.map((size) => unplacedMark(size, number))
  const [marks, setMarks] = useState(() => [fresh(0), fresh(1)])
  const of = (photo: number): Mark[] => marks.flatMap((pair) => pair.slice(photo, photo + 1))
  const left = marks.flat().filter(({ isPlaced }) => !isPlaced).length
  const found =
    left > 0
      ? null
      : alignStagedPhotos({ photo: one, marks: of(0) }, { photo: other, marks: of(1) })
  const set = (photo: number, index: number, mark: Mark) =>
    setMarks((before) =>
      before.map((pair, at) =>
        at === index ? pair.map((each, which) => (which === photo ? mark : each)) : pair,
      ),
    )
  const swap = (which: readonly [number, number]) => {
    const second = swapMarks(of(1), which)
    setMarks(of(0).flatMap((mark, at) => second.slice(at, at + 1).map((its) => [mark, its])))
  }
  const isFound = found !== null && !('code' in found)
  return (
    <>
      <p className="mt-5 max-w-3xl">{t('joinText')}</p>
      <div className="mt-4 grid gap-x-6 gap-y-5 md:grid-cols-2">
        {photos.map((photo, at) => (
          <MarkFrame
            key={photo.id}
            name={photo.name}
            url={urls[at]}
            size={sizes[at] ?? usual}
            marks={of(at)}
            lines={isFound ? linesIn(photo, photos, found) : []}
            onMark={(index, mark) => set(at, index, mark)}
          />
        ))}
      </div>
      <Verdict {...{ found, left }} onSwap={swap} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="primary"
          className="min-h-11"
          disabled={!isFound || !canJoin}
          onClick={() => isFound && onJoin(found.joint)}
        >
          {t(isFound && found.isPoor ? 'joinAnyway' : 'joinGo')}
        </Button>
        {marks.length < stagingConfig.multiPhoto.mostMarks && (
          <Button className="min-h-11" onClick={() => setMarks([...marks, fresh(marks.length)])}>
            {t('addMark')}
          </Button>
        )}
        {marks.length > 2 && (
          <Button className="min-h-11" onClick={() => setMarks(marks.slice(0, -1))}>
            {t('dropMark')}
          </Button>
        )}
        <Button variant="quiet" className="min-h-11" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </>
  )
}

/** The reference photo's floor in a photo, according to the marks. */
function linesIn(
  photo: StagingPhoto,
  photos: readonly StagingPhoto[],
  { joint, camera }: Joinable,
): string[] {
  const first = photos.find(({ id }) => id === joint.first)
  if (!first?.room || !photo.look) return []
  const by = photo.id === joint.first ? cameraOf(first) : camera
  return floorLines(first.room.outline, by, photo.look.size, first.room.height)
}
