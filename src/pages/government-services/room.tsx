import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { classNames } from '../../ui/class-names.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { fill } from '../fill.ts'
import { doorOf, type RoomId, roomIds } from './model/rooms.ts'

export interface RoomProps {
  room: GovernmentServices['rooms'][number]
  copy: GovernmentServices['plan']
  /** Its place on the way that is shown. */
  step: number | undefined
  /** A way is shown: rooms that it passes by step back. */
  faded: boolean
}

/** Where each room lies on a wide screen, with the wall that it shares with the hall. */
const head = 'lg:col-span-3 lg:row-start-1 lg:border-b-2'
const left = 'lg:col-start-1 lg:border-r-2 lg:not-last:border-b-2'
const right = 'lg:col-start-3 lg:border-l-2'
const places: Record<RoomId, string> = {
  council: head,
  permits: `${left} lg:row-start-2`,
  taxes: `${left} lg:row-start-3`,
  benefits: `${left} lg:row-start-4`,
  elections: `${left} lg:row-start-5 lg:border-b-0!`,
  reports: `${right} lg:row-start-2 lg:border-b-2`,
  records: `${right} lg:row-start-3 lg:border-b-2`,
  emergency: `${right} lg:row-start-4 lg:border-b-2`,
  works: `${right} lg:row-start-5`,
}

/** An opening in the wall to the hall, and the leaf of its door. */
const doors = {
  head: '-bottom-[2px] left-1/2 h-[2px] w-12 -translate-x-1/2',
  left: '-right-[2px] bottom-8 w-[2px] h-12',
  right: '-left-[2px] bottom-8 w-[2px] h-12',
}

/** One service: its number, what it is and whom it is for. On small screens the rooms lie along one corridor. */
export function Room({ room, copy, step, faded }: RoomProps) {
  const door = room.id === 'council' ? 'head' : roomIds.indexOf(room.id) < 5 ? 'left' : 'right'
  return (
    <li
      data-room={room.id}
      data-step={step}
      className={classNames(
        'relative min-w-0 border-ink transition-colors max-lg:border-l-2 max-lg:py-6 max-lg:pr-4 max-lg:pl-6 lg:p-7',
        places[room.id],
        door === 'head' && 'lg:grid lg:grid-cols-3 lg:gap-x-8',
        step !== undefined && 'bg-signal/8',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames('absolute hidden bg-paper lg:block', doors[door])}
      />
      <span
        aria-hidden="true"
        className="absolute top-9 -left-[2px] h-[2px] w-3.5 bg-ink lg:hidden"
      />
      <div>
        <p className="flex min-h-6 items-center justify-between gap-3 font-mono text-xs text-ink-soft">
          {doorOf(room.id)}
          {step !== undefined && (
            <Badge className="border-signal bg-signal text-on-signal">
              {fill(copy.step, { step })}
            </Badge>
          )}
        </p>
        <Heading
          level={3}
          className={classNames('mt-2', faded && step === undefined && 'text-ink-soft')}
        >
          {room.title}
        </Heading>
      </div>
      <p className={classNames('mt-2 text-ink-soft', door === 'head' && 'lg:mt-8')}>{room.text}</p>
      <p className={classNames('mt-4 text-sm', door === 'head' && 'lg:mt-8')}>
        <span className="kind">{copy.forWhom}</span> {room.audience}
      </p>
    </li>
  )
}
