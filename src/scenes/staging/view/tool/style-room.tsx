import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createOrbitControl } from '../../../../math/orbit-view.ts'
import { type CatalogPiece, sizesOf } from '../../../../room-photo/model/design/catalog.ts'
import { createShowroomView, showroomView } from '../../../../room-photo/model/showroom-config.ts'
import { LiveRoom } from '../../../../room-photo/view/live-room.tsx'
import { Picture } from '../../../../ui/picture/picture.tsx'
import type { StagingStyle } from '../../config.ts'
import { fetchStyleRoom, loadScene } from './fetch-style-room.ts'

interface StyleRoomProps {
  /** `alt` tells what its picture shows */
  style: StagingStyle & { alt: string }
  pieces: readonly CatalogPiece[]
}

/** The living room of a style, which another style furnishes anew while it is turned as it is. */
export function StyleRoom({ style, pieces }: StyleRoomProps) {
  const { t } = useTranslation('staging')
  const [view] = useState(createShowroomView)
  const [control] = useState(() => createOrbitControl(view, showroomView))
  const sizes = useMemo(() => sizesOf(pieces), [pieces])
  return (
    <LiveRoom
      poster={
        <Picture
          key={style.id}
          folder="styles"
          name={style.id}
          alt={style.alt}
          sizes="(min-width: 80rem) 690px, (min-width: 64rem) 56vw, calc(100vw - 2.5rem)"
          priority
        />
      }
      load={loadScene}
      fetch={() => fetchStyleRoom(style)}
      props={{ style: style.id, sizes, view }}
      name={style.id}
      control={control}
      label={t('liveRoom', { style: style.name })}
      help={t('liveRoomHelp')}
      loading={t('loadingStyle', { style: style.name })}
    />
  )
}
