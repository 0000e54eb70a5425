import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import type { Room } from '../../model/document/tour-document.ts'
import { kindOf } from '../../model/picture/media.ts'

type CardProps = {
  room: Room
  /** in the strip, from 1 */
  place: number
  /** address of its small picture, once there is one */
  thumb: string | undefined
  isPresent: boolean
  onShow: () => void
  onMove: (by: number) => void
  onLift: () => void
  onDropped: () => void
}

/** One room of the strip: press to show it, drag or Alt and an arrow to give it another place. */
export function RoomCard(props: CardProps) {
  const { room, place, thumb, isPresent, onShow, onMove, onLift, onDropped } = props
  const { t } = useTranslation('tour')
  return (
    <li
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', room.name)
        onLift()
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        onDropped()
      }}
      className="w-36 shrink-0"
    >
      <button
        type="button"
        data-room={room.id}
        aria-current={isPresent}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        onClick={onShow}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
          if (!event.altKey || by === 0) return
          event.preventDefault()
          onMove(by)
        }}
        className={classNames(
          'flex w-full flex-col rounded border text-left',
          isPresent ? 'border-signal bg-surface' : 'hover:border-ink',
        )}
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
    </li>
  )
}
