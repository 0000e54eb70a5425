import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { ArrowUpIcon } from '../../../../ui/icons/tools.tsx'
import { sealStep } from '../../model/desk/desk.ts'
import type { Link } from '../../model/document/tour-document.ts'
import type { Linking } from '../../model/linking/linking.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { walkAlong } from '../desk/walk-along.ts'
import { pressMarkKey } from './mark-keys.ts'
import { useMarkDrag } from './use-mark-drag.ts'
import { focusWindow } from './viewer-place.ts'

type MarkProps = {
  desk: TourDesk
  linking: Linking
  link: Link
  /** of the room it leads to */
  name: string
}

/** A link over the picture: press it to walk. */
export function LinkMark({ desk, link, name }: Omit<MarkProps, 'linking'>) {
  const { t } = useTranslation('tour')
  return (
    <button
      type="button"
      aria-label={t('goTo', { name })}
      onClick={({ currentTarget }) => {
        // The mark goes with its room.
        focusWindow(currentTarget)
        void walkAlong(desk, link)
      }}
      className={classNames(ring, 'bg-[#14171f]/75')}
    >
      <ArrowUpIcon />
      <span className={classNames(label, shownOnTouch)}>{name}</span>
    </button>
  )
}

/** The same while links are edited: drag it, or move it by keys. */
export function EditedMark({ desk, linking, link, name, isChosen }: EditedProps) {
  const { t } = useTranslation('tour')
  const { handlers, wasDrag } = useMarkDrag(desk, linking, link)
  return (
    <button
      type="button"
      aria-label={t('linkMark', { name })}
      aria-pressed={isChosen}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      {...handlers}
      onClick={() => {
        if (!wasDrag()) linking.chosen = link.id
      }}
      onKeyDown={(event) => pressMarkKey(event, desk, linking, link)}
      onBlur={() => sealStep(desk.state)}
      className={classNames(
        ring,
        'cursor-move touch-none',
        isChosen ? 'bg-[#c23e12]' : 'bg-[#14171f]/75',
      )}
    >
      <ArrowUpIcon />
      <span className={label}>{name}</span>
    </button>
  )
}

type EditedProps = MarkProps & { isChosen: boolean }

// Its own colours in either theme: a dark line round a light one round a dark ground is seen on any picture.
const ring =
  'group pointer-events-auto relative grid size-11 place-items-center rounded-full border-2 border-white text-white ' +
  'shadow-[0_0_0_1.5px_#14171f,0_2px_10px_rgb(0_0_0/0.45)] transition-colors duration-150 hover:bg-[#c23e12] ' +
  'focus-visible:outline-white'

const label =
  'pointer-events-none absolute top-full left-1/2 mt-1.5 max-w-40 -translate-x-1/2 truncate rounded-sm bg-[#14171f]/90 ' +
  'px-2 py-0.5 text-xs leading-5 whitespace-nowrap text-white'

const shownOnTouch =
  'opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus-visible:opacity-100 ' +
  'max-sm:opacity-100 pointer-coarse:opacity-100'
