import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { OrbitControl } from '../../math/orbit-view.ts'
import { attachOrbit } from '../../stage/gestures.ts'
import { SceneSlot } from '../../stage/scene-slot.tsx'
import { useSceneStart } from '../../stage/use-scene-start.ts'
import { ViewButtons, Viewport } from '../../stage/viewport.tsx'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PlayButton } from '../../ui/button/play-button.tsx'
import { classNames } from '../../ui/class-names.ts'

/** What a live room tells the page. */
export interface LiveRoomReports {
  /** Called with the name of what is to be seen, after the frame that shows it first. */
  onDrawn: (name: string | undefined) => void
  /** Called when a model cannot be fetched. */
  onMissing: () => void
}

interface LiveRoomProps<Props extends object> {
  /** Its picture: shown before, and where it cannot be drawn. */
  poster: ReactNode
  load: () => Promise<ComponentType<Props & LiveRoomReports>>
  /** Fetches code and models, all at once. */
  fetch: () => Promise<unknown>
  props: Props
  /** What is to be seen, as the scene will report it. */
  name: string
  control: OrbitControl
  /** Listens for gestures and keys; those of the view by default. */
  attach?: ComponentProps<typeof Viewport<OrbitControl>>['attach']
  /** Buttons beside those of the view. */
  controls?: ReactNode
  label: string
  help: string
  /** Said while what is to be seen takes more than a second. */
  loading: string
}

/** How long loading may take before it is said, ms. */
const noticeAfterMs = 1000

/** A furnished room that comes alive over its picture, and is turned by pointer, keys and buttons. */
export function LiveRoom<Props extends object>(room: LiveRoomProps<Props>) {
  const {
    poster,
    load,
    fetch,
    props,
    name,
    control,
    attach = attachOrbit,
    label,
    help,
    controls,
  } = room
  const { t } = useTranslation('furniture')
  const place = useRef<HTMLDivElement>(null)
  const [when, start] = useSceneStart(place, { fetch })
  const started = when === 'now'
  const [pressed, setPressed] = useState(false)
  const [ready, setReady] = useState<string>()
  const drawn = started ? ready : undefined
  const [isMissing, setMissing] = useState(false)
  const [tries, setTries] = useState(0)
  const [isLive, setLive] = useState(false)
  const isLate = useLate(isLive && drawn !== name && !isMissing)
  const helpId = useId()
  return (
    <div ref={place} data-live-room={started ? 'open' : 'picture'}>
      <CornerBrackets
        // Once there is something to hold: what moves before keeps the GPU from it.
        locked={drawn !== undefined}
        className="aspect-[4/3] overflow-hidden rounded border bg-surface"
      >
        <div
          className={classNames(
            'absolute inset-0 transition-[visibility] duration-300 motion-reduce:transition-none',
            drawn && 'invisible',
          )}
        >
          {poster}
        </div>
        {when && (
          <Viewport
            {...{ control, attach }}
            takesFocus={pressed}
            aria-label={label}
            aria-describedby={helpId}
            data-drawn={drawn}
            className={classNames(
              'absolute inset-0 [&_canvas]:transition-opacity [&_canvas]:duration-300 motion-reduce:[&_canvas]:transition-none',
              !drawn && '[&_canvas]:opacity-0',
              !started && 'invisible',
            )}
          >
            <SceneSlot
              key={tries}
              load={load}
              when={when}
              props={{
                ...props,
                onDrawn: (now) => now && setReady(now),
                onMissing: () => setMissing(true),
              }}
              onLive={(now) => {
                setLive(now)
                if (!now) setReady(undefined)
              }}
              className="size-full"
            />
          </Viewport>
        )}
        {!started && (
          <div className="absolute right-0 bottom-0 p-6 sm:p-9">
            <PlayButton
              onClick={() => {
                setPressed(true)
                start()
              }}
            >
              {t('open')}
            </PlayButton>
          </div>
        )}
        {isLate && (
          <p role="status" className={notice}>
            {room.loading}
          </p>
        )}
        {started && isMissing && (
          <div role="alert" className={classNames(notice, 'flex items-center gap-3')}>
            {t('notFetched')}
            <Button
              size="small"
              onClick={() => {
                setMissing(false)
                setTries(tries + 1)
              }}
            >
              {t('tryAgain')}
            </Button>
          </div>
        )}
      </CornerBrackets>
      <div
        className="needs-scripts mt-2 flex flex-wrap items-center gap-x-4 gap-y-1"
        onClickCapture={start}
      >
        {controls}
        <p
          id={helpId}
          className={classNames(
            'min-w-48 flex-1 text-sm text-ink-soft',
            controls ? 'order-last basis-full' : undefined,
          )}
        >
          {help}
        </p>
        <ViewButtons control={control} />
      </div>
    </div>
  )
}

const notice =
  'absolute inset-x-3 bottom-3 z-20 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded bg-[#14171f] px-3 py-2 text-sm text-white'

/** Whether something has lasted for more than a second. */
function useLate(lasts: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!lasts) return setLate(false)
    const timer = setTimeout(() => setLate(true), noticeAfterMs)
    return () => clearTimeout(timer)
  }, [lasts])
  return isLate
}
