import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { createOrbitControl } from '../../../../math/orbit-view.ts'
import { motionAllowed } from '../../../../stage/flags.ts'
import { attachOrbit } from '../../../../stage/gestures.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { mayStartByItself } from '../../../../stage/start-policy.ts'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { ViewButtons, Viewport } from '../../../../stage/viewport.tsx'
import { askForWebGlOnceDrawn, defaultContextOptions } from '../../../../stage/webgl-context.ts'
import { CornerBrackets } from '../../../../ui/brackets/corner-brackets.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { PlayButton } from '../../../../ui/button/play-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useInView } from '../../../../ui/use-in-view.ts'
import type { SampleHomeTexts } from '../../config.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import {
  type Dollhouse,
  defaultViewDirection,
  dollhouseConfig,
  homeRoomIdAt,
  litRoomId,
  roomLabelPositions,
  standingPose,
} from '../../model/home/dollhouse.ts'
import type { HomeData } from '../../model/home/home-data.ts'
import type { DollhouseSceneProps } from '../dollhouse/dollhouse-scene.tsx'
import { lightOnHover, RoomLabels } from '../dollhouse/room-labels.tsx'
import { fetchOverview } from './fetch-overview.ts'

type OverviewProps = {
  house: Dollhouse
  texts: SampleHomeTexts
  /** Begins the tour in a room. */
  onWalk: (id: RoomId) => void
  /** The flight into a room is over, or there is none any more. */
  onArrive: () => void
  /** The home is on the screen. */
  onLive: () => void
  /** How far the tour is that was begun. */
  progress: ReactNode | undefined
  /** What stands beside the home. */
  children: ReactNode
}

/** The sample home as a dollhouse on the first screen: turn it, light its rooms, walk into one. */
export function HomeOverview(props: OverviewProps) {
  const { house, texts, onWalk, onArrive, onLive, progress, children } = props
  const { t } = useTranslation('tour')
  const box = useRef<HTMLDivElement>(null)
  const [control] = useState(() => createOrbitControl(house.view, dollhouseConfig))
  const [home, setHome] = useState<HomeData>()
  const [isLive, setLive] = useState(false)
  const [when, start] = useSceneStart(box, { fetch: fetchOverview })
  const waits = useWaitsForPress()
  const halt = useSwaying(house, box, isLive)
  const { chosen } = useSnapshot(house)
  const load = useCallback(async () => {
    const { DollhouseScene, ...drawn } = await fetchOverview()
    setHome(drawn.home)
    return (scene: Omit<DollhouseSceneProps, 'home' | 'model'>) => (
      <DollhouseScene {...drawn} {...scene} />
    )
  }, [])
  const first = texts.rooms[0]?.id ?? ''

  return (
    <div
      className="grid gap-4 lg:grid-cols-12 lg:gap-x-6"
      onPointerDownCapture={halt}
      onKeyDownCapture={halt}
    >
      <div className="relative flex min-w-0 flex-col gap-4 lg:col-span-8">
        <CornerBrackets className="floor rounded border bg-surface">
          <div ref={box} className="relative aspect-[8/5] overflow-hidden rounded lg:aspect-[7/4]">
            <Poster isHidden={isLive} />
            <span className="absolute top-7 right-7 rounded-sm bg-[#14171f] px-2 py-1 font-mono text-xs text-white max-sm:hidden">
              {texts.name}
            </span>
            {when && (
              <Viewport
                control={control}
                attach={attachOrbit}
                aria-label={t('houseLabel')}
                // A finger that goes up or down scrolls the page.
                className={classNames(
                  'absolute inset-0 touch-pan-y! [&_canvas]:touch-pan-y!',
                  when === 'unseen' && 'invisible',
                )}
              >
                <SceneSlot
                  load={load}
                  when={when}
                  props={{
                    house,
                    standingPose: (id) =>
                      home ? standingPose(home, id, defaultViewDirection) : null,
                    onPress: (place) => {
                      house.chosen = (home && homeRoomIdAt(home, place)) ?? null
                    },
                    onArrive,
                    onGone: () => {
                      house.isDrawn = false
                      onArrive()
                    },
                  }}
                  onLive={(now) => {
                    setLive(now)
                    if (now) onLive()
                  }}
                  className="size-full transition-opacity duration-500 not-data-live:[&_canvas]:opacity-0 [&_canvas]:transition-opacity [&_canvas]:duration-500"
                />
              </Viewport>
            )}
            {home && <LitRoom house={house} home={home} texts={texts} />}
            {waits && when !== 'now' && (
              <div className="absolute inset-0 grid place-items-center">
                <PlayButton
                  variant="outline"
                  className="bg-surface needs-scripts after:absolute after:inset-0"
                  onClick={start}
                >
                  {t('lookAround')}
                </PlayButton>
              </div>
            )}
            {progress && (
              <div className="absolute inset-x-3 bottom-3 rounded bg-surface px-3 py-2 empty:hidden">
                {progress}
              </div>
            )}
          </div>
        </CornerBrackets>
        {isLive && (
          <div className="absolute top-5 left-5 max-sm:hidden">
            <ViewButtons control={control} />
          </div>
        )}
        <Button
          variant="primary"
          className={classNames(
            'sm:absolute sm:right-7 sm:bottom-7',
            progress !== undefined && 'sm:opacity-0',
          )}
          onClick={() => onWalk(chosen ?? first)}
        >
          {t(chosen ? 'walkInHere' : 'walkHome')}
        </Button>
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-2 lg:col-span-8 lg:row-start-2">
        <RoomButtons house={house} texts={texts} onWalk={onWalk} />
        {isLive && (
          <div className="sm:hidden">
            <ViewButtons control={control} />
          </div>
        )}
      </div>
    </div>
  )
}

/** The home from where the scene begins, so that nothing jumps when it comes. */
function Poster({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation('tour')
  return (
    <img
      src="/home/overview-1260.avif"
      srcSet="/home/overview-630.avif 630w, /home/overview-1260.avif 1260w"
      sizes="(min-width: 80rem) 792px, (min-width: 64rem) 62vw, calc(100vw - 2.5rem)"
      alt={t('overviewAlt')}
      width={1260}
      height={720}
      fetchPriority="high"
      className={classNames(
        'absolute inset-0 size-full object-cover transition-[visibility] delay-500',
        isHidden && 'invisible',
      )}
    />
  )
}

/** The names of all rooms, which begin the tour there. */
function RoomButtons({ house, texts, onWalk }: Pick<OverviewProps, 'house' | 'texts' | 'onWalk'>) {
  const { t } = useTranslation('tour')
  const { hovered, chosen } = useSnapshot(house)
  return (
    <ul aria-label={t('houseRooms')} className="flex flex-wrap gap-2">
      {texts.rooms.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('enterRoom', { name })}
            aria-current={litRoomId({ hovered, chosen }) === id}
            {...lightOnHover(house, id)}
            onClick={() => onWalk(id)}
            className="min-h-9 rounded-full border px-3 text-sm transition-colors hover:border-ink aria-[current=true]:border-signal pointer-coarse:min-h-11"
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

type LitProps = Pick<OverviewProps, 'house' | 'texts'> & { home: HomeData }

/** The name of the room that is lit, over it. */
function LitRoom({ house, home, texts }: LitProps) {
  const { isDrawn, flight, hovered, chosen } = useSnapshot(house)
  const anchors = useMemo(() => roomLabelPositions(home), [home])
  const id = isDrawn && flight === null ? litRoomId({ hovered, chosen }) : null
  const name = texts.rooms.find((room) => room.id === id)?.name
  return (
    <>
      <RoomLabels house={house} anchors={anchors}>
        {id && (
          <li key={id} data-room={id} className="absolute top-0 left-0 w-max">
            <span className="block rounded-sm bg-[#14171f] px-2 py-1 text-sm text-white">
              {name}
            </span>
          </li>
        )}
      </RoomLabels>
      <p role="status" className="sr-only">
        {id === chosen && name}
      </p>
    </>
  )
}

/** Whether the scene starts at a press only, as the device or the visitor has it. */
function useWaitsForPress(): boolean {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!mayStartByItself()) return setWaits(true)
    return askForWebGlOnceDrawn(defaultContextOptions, () => setWaits(true))
  }, [])
  return waits
}

/** The home sways once while it is in view and nobody has touched it. @returns ends it */
function useSwaying(house: Dollhouse, box: RefObject<HTMLElement | null>, isLive: boolean) {
  const inView = useInView(box, { threshold: 0.2 })
  const wasTouched = useRef(false)
  useEffect(() => {
    if (!isLive || !inView || wasTouched.current || !motionAllowed()) return
    wasTouched.current = true
    house.isSwaying = true
    return () => {
      house.isSwaying = false
    }
  }, [house, isLive, inView])
  return () => {
    wasTouched.current = true
    house.isSwaying = false
  }
}
