import { useRef } from 'react'
import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowUpIcon } from '../../ui/icons/tools.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { useFragment } from '../../ui/use-fragment.ts'
import { interpolate } from '../interpolate.ts'
import { type RoomId, roomIds, roomNumber, stepOnWay } from './model/rooms.ts'

/** The building: a room across its head, four on each side of the hall, and the ways that begin in the hall. */
export function Plan({ page }: { page: GovernmentServices }) {
  const { plan, rooms, ways } = page
  const { way, choose } = useWay(ways)
  return (
    <Section ruled header={{ id: 'plan', ...plan }}>
      <div className="mt-12 grid lg:mt-16 lg:grid-cols-[1fr_minmax(0,0.9fr)_1fr] lg:grid-rows-[auto_repeat(4,1fr)] lg:border-2 lg:border-ink">
        <Hall page={page} way={way} onChoose={choose} />
        <ul className="contents">
          {rooms.map((room) => (
            <Room
              key={room.id}
              room={room}
              copy={plan}
              step={stepOnWay(way?.rooms, room.id)}
              faded={way !== undefined}
            />
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface HallProps {
  page: GovernmentServices
  way: Way | undefined
  onChoose: (id: string | undefined) => void
}

/** The hall: on its floor stands the question whose answer draws a way through the rooms. */
function Hall({ page, way, onChoose }: HallProps) {
  const { plan, rooms, ways } = page
  const list = useRef<HTMLUListElement>(null)
  const clear = () => {
    // The button disappears, so the focus returns to the link of the way that was shown.
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
    onChoose(undefined)
  }
  const titleOf = (id: RoomId) => rooms.find((room) => room.id === id)?.title ?? ''
  return (
    <div className="floor flex flex-col px-5 py-8 max-lg:mb-10 max-lg:border-2 max-lg:border-ink lg:col-start-2 lg:row-span-4 lg:row-start-2 lg:px-8 lg:py-10">
      <p className="kind">{plan.hall}</p>
      <Heading level={3} size="subtitle" className="mt-3">
        {plan.choose}
      </Heading>
      <ul ref={list} className="mt-6 border-b bg-paper">
        {ways.map(({ id, label, rooms: passed }) => (
          <li key={id} id={id} className="border-t">
            <button
              type="button"
              aria-pressed={way?.id === id}
              onClick={() => onChoose(way?.id === id ? undefined : id)}
              className="group/way grid w-full gap-1 py-4 pr-1 text-left no-scripts:pointer-events-none"
            >
              <span className="flex items-baseline justify-between gap-4 font-semibold group-hover/way:text-signal group-aria-pressed/way:text-signal">
                {label}
                <span
                  aria-hidden="true"
                  className="font-mono text-xs font-normal whitespace-nowrap"
                >
                  {passed.map(roomNumber).join(' → ')}
                </span>
              </span>
              <span className="text-sm text-ink-soft">{passed.map(titleOf).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {way &&
          interpolate(plan.chosen, { way: way.label, rooms: way.rooms.map(titleOf).join(', ') })}
      </p>
      <Button
        size="small"
        className={classNames('needs-scripts mt-5 self-start', !way && 'invisible')}
        onClick={clear}
      >
        {plan.clear}
      </Button>
      <p
        aria-hidden="true"
        className="mt-auto hidden flex-col items-center gap-1 pt-10 font-mono text-xs text-ink-soft lg:-mb-10 lg:flex"
      >
        <ArrowUpIcon className="size-6" />
        <span className="-mb-[2px] border-x-2 border-ink bg-paper px-8 pb-3">{plan.entrance}</span>
      </p>
    </div>
  )
}

type Way = GovernmentServices['ways'][number]

/** The way that the address names by its fragment, and how another is chosen; the history does not grow by it. */
function useWay(ways: readonly Way[]) {
  const fragment = useFragment()
  return {
    way: ways.find(({ id }) => id === fragment),
    choose(id: string | undefined) {
      const url = id ? `#${id}` : location.pathname + location.search
      history.replaceState(history.state, '', url)
    },
  }
}

interface RoomProps {
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
function Room({ room, copy, step, faded }: RoomProps) {
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
          {roomNumber(room.id)}
          {step !== undefined && (
            <Badge className="border-signal bg-signal text-on-signal">
              {interpolate(copy.step, { step })}
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
