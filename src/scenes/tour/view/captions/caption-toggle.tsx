import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { currentRoom } from '../../model/session.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import type { Captioning } from './captioning.ts'
import { captionsLines } from './captions-lines.ts'

/** Switches captions on and off, where the room's video has some. */
export function CaptionToggle({ desk, captioning }: { desk: TourDesk; captioning: Captioning }) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(desk.state)
  const { isOn } = useSnapshot(captioning)
  if (!currentRoom({ history, currentRoomId: present })?.captions) return null
  return (
    <Button
      variant="quiet"
      className="w-11 px-0! py-0! aria-pressed:bg-ink aria-pressed:text-paper"
      aria-label={t('captions')}
      title={t('captions')}
      aria-pressed={isOn}
      onClick={() => {
        captioning.isOn = !isOn
      }}
    >
      <Icon d={captionsLines} />
    </Button>
  )
}
