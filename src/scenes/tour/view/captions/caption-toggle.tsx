import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { currentRoom } from '../../model/session.ts'
import { IconButton } from '../press/buttons.tsx'
import type { OpenTour } from '../rooms/open-tour.ts'

type ToggleProps = { openTour: OpenTour; isOn: boolean; onToggle: (isOn: boolean) => void }

/** Switches captions on and off, where the room's video has some. */
export function CaptionToggle({ openTour, isOn, onToggle }: ToggleProps) {
  const { t } = useTranslation('tour')
  if (!currentRoom(useSnapshot(openTour.state))?.captions) return null
  return (
    <IconButton
      label={t('captions')}
      className="size-11"
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      <Icon d={captionsLines} />
    </IconButton>
  )
}

/** A screen with the two letters that captions are known by, on a square of 24 by 24. */
const captionsLines =
  'M3.5 5.5h17v13h-17zM10.75 10.4a2.1 2.1 0 1 0 0 3.2M17.25 10.4a2.1 2.1 0 1 0 0 3.2'
