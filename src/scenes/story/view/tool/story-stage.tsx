import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { chapters } from '../../config.ts'
import { createStory, placeOf, type Story } from '../../model/story.ts'
import type { DeepPicture } from '../load-pictures.ts'
import { fetchStory } from './fetch-story.ts'
import { session } from './session.ts'

const loadScene = () => fetchStory().then(({ StoryScene }) => StoryScene)

/**
 * The live picture that stays on the screen while the chapters of a story, `data-story`, scroll over it. Each chapter,
 * `data-chapter`, has its own picture, which it shows where nothing is live.
 * @param stage  places a box over the whole of a picture
 */
export function StoryStage({ stage }: { stage: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [story] = useState(createStory)
  const [when] = useSceneStart(place, { fetch: fetchStory })
  const { isLive } = useSnapshot(session)
  const pictures = usePictures(place, when !== undefined)
  useVisitor(place, story, isLive)
  useEffect(
    () => () => {
      Object.assign(session, { isDrawn: false, isLive: false })
    },
    [],
  )
  return (
    <div
      ref={place}
      data-story-stage={isLive ? 'live' : 'pictures'}
      className="@container-size pointer-events-none sticky top-14 z-10 mb-[calc(-1*var(--story-height))] h-(--story-height) overflow-hidden"
    >
      {when && pictures[0] && (
        <div className={classNames(stage, !isLive && 'invisible')}>
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

/** From there on the first chapter is being left. */
const away = 0.04

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
function useVisitor(place: Place, story: Story, isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    const boxes = chapterBoxes(place)
    const scroll = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0
      const tops = boxes.map((box) => box.getBoundingClientRect().top - top)
      story.at = placeOf(tops, innerHeight)
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
  }, [place, story, isLive])
}
