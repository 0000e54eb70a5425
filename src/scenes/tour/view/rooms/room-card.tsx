import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import type { Room } from '../../model/document/tour-document.ts'
import { kindOf } from '../../model/picture/media.ts'

type CardProps = ComponentProps<'button'> & {
  room: Room
  /** in the strip, from 1 */
  place: number
  /** address of its small picture, once there is one */
  thumb: string | undefined
  isPresent: boolean
}

/** One room of a strip: press to show it. */
export function RoomCard({ room, place, thumb, isPresent, ...props }: CardProps) {
  const { t } = useTranslation('tour')
  return (
    <button
      type="button"
      data-room={room.id}
      aria-current={isPresent || undefined}
      className={classNames(
        'flex w-full flex-col rounded border text-left',
        isPresent ? 'border-signal bg-surface' : 'hover:border-ink',
      )}
      {...props}
    >
      <span className="block h-18 w-full overflow-hidden rounded-t bg-ink/6">
        {thumb && <img src={thumb} alt="" draggable={false} className="size-full object-cover" />}
      </span>
      <span
        className={classNames(
          'block w-full truncate px-2 pt-1 text-sm',
          isPresent && 'font-semibold',
        )}
      >
        {room.name}
      </span>{' '}
      <span className="px-2 pb-1.5 font-kind text-xs text-ink-soft">
        {place} · {t(`kind${kindOf(room, room.projection)}`)}
      </span>
    </button>
  )
}
