import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { currentRoom } from '../../model/session.ts'
import { IconButton } from '../press/buttons.tsx'
import type { OpenTour } from '../rooms/open-tour.ts'
import type { CaptionState } from './caption-state.ts'

/** Switches captions on and off, where the room's video has some. */
export function CaptionToggle({
  openTour,
  captionState,
}: {
  openTour: OpenTour
  captionState: CaptionState
}) {
  const { t } = useTranslation('tour')
  const { history, currentRoomId: present } = useSnapshot(openTour.state)
  const { isOn } = useSnapshot(captionState)
  if (!currentRoom({ history, currentRoomId: present })?.captions) return null
  return (
    <IconButton
      label={t('captions')}
      className="size-11"
      aria-pressed={isOn}
      onClick={() => {
        captionState.isOn = !isOn
      }}
    >
      <Icon d={captionsLines} />
    </IconButton>
  )
}

/** A screen with the two letters that captions are known by, on a square of 24 by 24. */
const captionsLines =
  'M3.5 5.5h17v13h-17zM10.75 10.4a2.1 2.1 0 1 0 0 3.2M17.25 10.4a2.1 2.1 0 1 0 0 3.2'
