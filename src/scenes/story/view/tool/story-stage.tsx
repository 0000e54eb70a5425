import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSnapshot } from 'valtio'
import { fetchModelsAhead } from '../../../../room-photo/view/model-files.ts'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { mayFetchAhead } from '../../../../ui/may-fetch-ahead.ts'
import { whenIdle } from '../../../../ui/when-idle.ts'
import { homeChapters, storyConfig } from '../../config.ts'
import { partIn } from '../../model/picture.ts'
import { furnishedRoom } from '../../model/room.ts'
import { createStory, placeOf } from '../../model/story.ts'
import { fetchHome } from './fetch-story.ts'
import { session, story } from './session.ts'
import { type ReticleLabels, StoryReticle } from './story-reticle.tsx'
import { useDeepPictures } from './use-deep-pictures.ts'
import { useEye } from './use-eye.ts'

const loadScene = () => fetchHome().then(({ HomeScene }) => HomeScene)

/**
 * The live picture that stays on the screen while the chapters of a story, `data-story`, scroll over it. Each chapter, `data-chapter`, has its own picture,
 * which it shows where nothing is live.
 * @param stage  places a box over the whole of a picture
 */
export function StoryStage({ stage, ...labels }: { stage: string } & ReticleLabels) {
  const place = useRef<HTMLDivElement>(null)
  const [when] = useSceneStart(place, { fetch: fetchHome, isPressable: false })
  const { isLive, hasLeftHero } = useSnapshot(session)
  const picture = useRef<HTMLDivElement>(null)
  const box = useCrop(place, picture)
  const images = () => chapterBoxes(place).map((box) => box.querySelector('img'))
  // Those below the first screen only once the visitor comes to them.
  const sharpCount = !isLive ? 0 : hasLeftHero ? order.length : 1
  const pictures = useDeepPictures(homeChapters, images, when !== undefined, order, sharpCount)
  useScroll(place, isLive)
  useEye(place, story, isLive)
  useFurniture(isLive)
  useEffect(
    () => () => {
      Object.assign(session, { isDrawn: false, isLive: false })
      Object.assign(story, { ...createStory(homeChapters, true), room: undefined })
    },
    [],
  )
  return (
    <>
      <StickyLayer
        ref={place}
        data-story-stage={isLive ? 'live' : 'pictures'}
        data-whole={pictures.filter(Boolean).length === homeChapters.length || undefined}
        className="z-10"
      >
        <div ref={picture} className={stage} />
        {when && pictures[0] && box && (
          <div className={classNames('absolute', !isLive && 'invisible')} style={box}>
            <SceneSlot
              load={loadScene}
              when={when}
              props={{
                ...{ story, pictures },
                onDrawn: () => {
                  session.isDrawn = true
                },
              }}
              onLive={(now) => {
                if (!now) Object.assign(session, { isDrawn: false, isLive: false })
              }}
              className="size-full"
            />
          </div>
        )}
        {isLive && (
          <div className={stage}>
            {/* On small screens the words begin at its end. */}
            <div className="absolute inset-x-0 bottom-0 h-1/6 bg-linear-to-t from-paper lg:hidden" />
          </div>
        )}
      </StickyLayer>
      {/* Over the dark side of the pictures, and under the words. */}
      {isLive && (
        <StickyLayer data-story-reticle="" className="z-16">
          <div className={stage}>
            <StoryReticle {...labels} />
          </div>
        </StickyLayer>
      )}
    </>
  )
}

/** Stays on the screen, below the header, while the chapters scroll, and leaves with the last of them. */
const StickyLayer = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className="pointer-events-none absolute inset-0">
    <div
      className={classNames('sticky top-14 h-(--story-height) overflow-clip', className)}
      {...props}
    />
  </div>
)

/** From there on the first chapter is being left. */
const away = 0.04

/**
 * Crops the story's pictures to what the screen shows of them.
 * @returns where that lies in the place, CSS pixels
 */
function useCrop(place: Place, picture: Place) {
  const [box, setBox] = useState<Record<'left' | 'top' | 'width' | 'height', number>>()
  useLayoutEffect(() => {
    const [inside, outside] = [picture.current, place.current]
    if (!inside || !outside) return
    const measure = () => {
      const part = partIn(inside.getBoundingClientRect(), outside.getBoundingClientRect())
      const { left, top, right, bottom } = part.box
      story.crop = part.crop
      setBox({ left, top, width: right - left, height: bottom - top })
    }
    measure()
    const resize = new ResizeObserver(measure)
    resize.observe(outside)
    return () => resize.disconnect()
  }, [place, picture])
  return box
}

type Place = RefObject<HTMLDivElement | null>

const chapterBoxes = (place: Place) => [
  ...(place.current?.closest('[data-story]')?.querySelectorAll<HTMLElement>('[data-chapter]') ??
    []),
]

/** The first picture is that of the first screen, the next the ground of its furniture. */
const order = [0, storyConfig.emptyRoom, 1, 2, storyConfig.sofaRoom]

/** Tells the story where the visitor has scrolled to. */
function useScroll(place: Place, isLive: boolean): void {
  useLayoutEffect(() => {
    const boxes = chapterBoxes(place)
    const scroll = () => {
      const stage = place.current
      if (!stage) return
      const { top } = stage.getBoundingClientRect()
      const tops = boxes.map((box) => box.getBoundingClientRect().top - top)
      story.at = placeOf(tops, innerHeight)
      session.hasLeftHero = isLive && story.at > away
    }
    scroll()
    addEventListener('scroll', scroll, { passive: true })
    addEventListener('resize', scroll)
    return () => {
      session.hasLeftHero = false
      removeEventListener('scroll', scroll)
      removeEventListener('resize', scroll)
    }
  }, [place, isLive])
}

/** Where the sofa can be touched at all: `wide-screen` in `theme.css`. */
const wideScreen = '(width >= 75rem) and (aspect-ratio >= 8/5)'

/** Lets the scene make the furniture ready that its first picture shows, once it is live and the page is idle. */
function useFurniture(isLive: boolean): void {
  useEffect(() => {
    if (!isLive || !mayFetchAhead() || !matchMedia(wideScreen).matches) return
    let isHere = true
    whenIdle().then(() => {
      if (!isHere) return
      const room = furnishedRoom()
      fetchModelsAhead([...new Set(room.map(({ piece }) => piece))])
      story.room ??= room
    })
    return () => {
      isHere = false
    }
  }, [isLive])
}
