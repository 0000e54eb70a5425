import { useRef } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowUpIcon } from '../../ui/icons/tools.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { fill } from '../fill.ts'
import { doorOf, type RoomId } from './model/rooms.ts'

export interface HallProps {
  page: GovernmentServices
  way: Way | undefined
  onChoose: (id: string | undefined) => void
}

/** The hall: on its floor stands the question whose answer draws a way through the rooms. */
export function Hall({ page, way, onChoose }: HallProps) {
  const { plan, rooms, ways } = page
  const list = useRef<HTMLUListElement>(null)
  const clear = () => {
    // The button hides once there is nothing to clear: the focus goes back to the way that was shown.
    list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
    onChoose(undefined)
  }
  const titleOf = (id: RoomId) => rooms.find((room) => room.id === id)?.title ?? ''
  return (
    <div className="floor flex flex-col px-5 py-8 max-lg:mb-10 max-lg:border-2 max-lg:border-ink lg:col-start-2 lg:row-span-4 lg:row-start-2 lg:px-8 lg:py-10">
      <Eyebrow>{plan.hall}</Eyebrow>
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
                  {passed.map(doorOf).join(' → ')}
                </span>
              </span>
              <span className="text-sm text-ink-soft">{passed.map(titleOf).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {way && fill(plan.chosen, { way: way.label, rooms: way.rooms.map(titleOf).join(', ') })}
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

export type Way = GovernmentServices['ways'][number]

/** The way that the address names by its fragment, and how another is chosen; the history does not grow by it. */
export function useWay(ways: readonly Way[]) {
  const fragment = useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
  return {
    way: ways.find(({ id }) => id === fragment),
    choose(id: string | undefined) {
      const url = id ? `#${id}` : location.pathname + location.search
      history.replaceState(history.state, '', url)
    },
  }
}
