import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { chapters } from '../../config.ts'
import { partIn } from '../../model/picture.ts'
import { atChapter, placeOf } from '../../model/story.ts'
import type { DeepPicture } from '../load-pictures.ts'
import { fetchStory } from './fetch-story.ts'
import { session, story } from './session.ts'

const loadScene = () => fetchStory().then(({ StoryScene }) => StoryScene)

/**
 * The live picture that stays on the screen while the chapters of a story, `data-story`, scroll over it; on a small screen,
 * where words stand below their picture, it goes from chapter to chapter. Each chapter, `data-chapter`, has its own picture,
 * which it shows where nothing is live.
 * @param stage  places a box over the whole of a picture
 */
export function StoryStage({ stage }: { stage: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [when] = useSceneStart(place, { fetch: fetchStory })
  const { isLive } = useSnapshot(session)
  const picture = useRef<HTMLDivElement>(null)
  const box = useCrop(place, picture)
  const pictures = usePictures(place, when !== undefined)
  useVisitor(place, isLive)
  useEffect(
    () => () => {
      Object.assign(session, { isDrawn: false, isLive: false })
      Object.assign(story, { room: undefined, isTouched: false, isWhole: false })
    },
    [],
  )
  return (
    <div
      ref={place}
      data-story-stage={isLive ? 'live' : 'pictures'}
      className="@container-size pointer-events-none z-10 h-(--story-height) overflow-clip max-lg:absolute max-lg:inset-x-0 max-lg:top-0 lg:sticky lg:top-14 lg:mb-[calc(-1*var(--story-height))]"
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
    </div>
  )
}

/** Of the compact header, below which chapters are read; CSS pixels. */
const headerHeight = 56

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

/** The pictures of the chapters, one after the other; where one cannot be had, the story stays at what it has. */
function usePictures(place: Place, isWanted: boolean): readonly (DeepPicture | undefined)[] {
  const [pictures, setPictures] = useState<readonly (DeepPicture | undefined)[]>([])
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    const load = async () => {
      const { loadDeepPicture } = await fetchStory()
      const images = chapterBoxes(place).map((box) => box.querySelector('img'))
      for (const [chapter, { picture }] of chapters.entries()) {
        const image = images[chapter] ?? images[0]
        if (!isHere || !image) return
        const deep = await loadDeepPicture(picture, image)
        if (isHere) setPictures((now) => [...now, deep])
      }
    }
    load().catch(() => {})
    return () => {
      isHere = false
    }
  }, [place, isWanted])
  return pictures
}

/** Tells the story where the visitor has scrolled to and where they point. */
function useVisitor(place: Place, isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    const boxes = chapterBoxes(place)
    const scroll = () => {
      const stage = place.current
      if (!stage) return
      const stays = getComputedStyle(stage).position === 'sticky'
      const top = stays ? stage.getBoundingClientRect().top : headerHeight
      const tops = boxes.map((box) => box.getBoundingClientRect().top - top)
      const at = placeOf(tops, innerHeight)
      const { shown, moment } = stays ? { shown: 0, moment: at } : atChapter(at)
      story.at = moment
      stage.style.translate = stays ? '' : `0 ${boxes[shown]?.offsetTop ?? 0}px`
      session.isAway = story.at > away
    }
    const point = ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse')
        story.pointer = { x: (2 * clientX) / innerWidth - 1, y: 1 - (2 * clientY) / innerHeight }
    }
    scroll()
    addEventListener('scroll', scroll, { passive: true })
    addEventListener('resize', scroll)
    addEventListener('pointermove', point, { passive: true })
    return () => {
      session.isAway = false
      removeEventListener('scroll', scroll)
      removeEventListener('resize', scroll)
      removeEventListener('pointermove', point)
    }
  }, [place, isLive])
}
