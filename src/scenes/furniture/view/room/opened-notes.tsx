import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Design } from '../../../../room-photo/model/design/design.ts'
import { clear } from '../../../../room-photo/model/design/edit-items.ts'
import { leastPixels } from '../../../../room-photo/model/photo-file.ts'
import { focusFrame } from '../../../../room-photo/view/focus.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Note } from '../../../../ui/note/note.tsx'
import type { OpenPhoto } from '../../model/session.ts'

export interface OpenedNotesProps {
  photo: OpenPhoto
  design: Design
  onNewPhoto: () => void
}

/** What is to be known of a photo that has just been opened: that it may be no good one, and what came along to it. */
export function OpenedNotes({ photo, design, onNewPhoto }: OpenedNotesProps) {
  const { t } = useTranslation('furniture')
  const { name, qualityWarning: warning, carried = 0 } = photo
  const { items, photo: size } = useSnapshot(design)
  const [isWarned, setIsWarned] = useState(warning !== undefined)
  const [along, setAlong] = useState<'told' | 'emptied' | 'known'>(carried > 0 ? 'told' : 'known')
  // A live region tells only what comes into it.
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  // What was undone or deleted meanwhile is told already.
  const isEmptied = along === 'emptied' && items.length === 0
  const isAlong = along === 'told' && items.length > 0
  return (
    <div role="status" className="flex flex-col gap-3 not-empty:mb-3" data-opened-notes="">
      {isThere && isWarned && (
        <Told onDismiss={() => setIsWarned(false)}>
          {t(`doubt${warning ?? 'Small'}`, { name, ...size, least: leastPixels })}
          <Button size="small" onClick={onNewPhoto}>
            {t('otherPhoto')}
          </Button>
        </Told>
      )}
      {isThere && (isAlong || isEmptied) && (
        <Told onDismiss={() => setAlong('known')}>
          {isAlong ? t('carried', { count: carried }) : t('carriedGone')}
          {isAlong && (
            <Button
              size="small"
              onClick={() => {
                clear(design)
                setAlong('emptied')
                // Its button goes with what it emptied.
                focusFrame()
              }}
            >
              {t('beginEmpty')}
            </Button>
          )}
        </Told>
      )}
    </div>
  )
}

function Told({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const { t } = useTranslation('furniture')
  const dismiss = () => {
    onDismiss()
    focusFrame()
  }
  return (
    <Note kind="info" dismiss={t('dismiss')} onDismiss={dismiss}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">{children}</div>
    </Note>
  )
}
