import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { type Joint, joinPhotos, suggestedPair } from '../../model/multi-photo/join-photos.ts'
import { partnersOf } from '../../model/multi-photo/shared-room.ts'
import type { Staging } from '../../model/staging.ts'
import { JoinPanel } from './join-panel.tsx'

export interface SameRoomProps {
  staging: Staging
  onStage: () => Promise<void>
}

/** Joins photos of one room, which is then furnished once for all of them. */
export function SameRoom({ staging, onStage }: SameRoomProps) {
  const { t, i18n } = useTranslation('staging')
  const { photos, shared, run } = useSnapshot(staging)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  if (photos.length === 0) return null
  const pair = suggestedPair({ photos: staging.photos, shared: staging.shared })
  const close = () => {
    setOpen(false)
    heading.current?.focus()
  }
  const join = (joint: Joint) => {
    joinPhotos(staging, joint)
    const names = partnersOf(staging, joint.first).map(({ name }) => name)
    setSaid(t('joined', { list: new Intl.ListFormat(i18n.language).format(names) }))
    close()
    if (staging.jobs.some(({ state }) => state === 'waiting')) void onStage()
  }
  return (
    <section aria-labelledby="same-room" className="min-w-0" data-same-room={shared.length}>
      <Heading ref={heading} id="same-room" level={3} tabIndex={-1}>
        {t('sameRoom')}
      </Heading>
      <p className="mt-2 max-w-3xl text-ink-soft">
        {t('sameRoomText')} {shared.length === 0 && t('sameRoomTry')}
      </p>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {said}
      </p>
      {isOpen && pair ? (
        <JoinPanel {...{ staging, pair }} onJoin={join} onClose={close} />
      ) : (
        pair && (
          <Button
            className="mt-4 min-h-11"
            disabled={run !== null}
            onClick={() => {
              setSaid('')
              setOpen(true)
            }}
          >
            {t('sameRoomOpen')}
          </Button>
        )
      )}
    </section>
  )
}
