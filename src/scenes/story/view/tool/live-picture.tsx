import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Picture, type PictureProps } from '../../../../ui/picture/picture.tsx'
import { storyConfig } from '../../config.ts'
import { coverCrop, isPictureName } from '../../model/picture.ts'
import { createStory } from '../../model/story.ts'
import { fetchStory } from './fetch-story.ts'
import { useDeepPictures } from './use-deep-pictures.ts'
import { useEye } from './use-eye.ts'

interface LivePictureProps {
  /** They do not change. With one whose depth is not known all stay pictures. */
  pictures: readonly Pick<PictureProps, 'name' | 'alt'>[]
  /** The number of the one that is shown. */
  shown?: number
  className?: string
}

/** The first pictures of a page in depth: the mouse over them and the tilt of the device move the eye. */
export function LivePicture({ pictures, shown = 0, className }: LivePictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const deep = pictures.map(({ name }) => name).filter(isPictureName)
  const [story] = useState(() => Object.assign(createStory(deep), { animatesChange: true }))
  const fetch = () => fetchStory(deep)
  const [when] = useSceneStart(place, {
    fetch,
    wanted: deep.length === pictures.length,
    isPressable: false,
  })
  const images = () => [...(place.current?.querySelectorAll('img') ?? [])]
  const deepPictures = useDeepPictures(deep, images, when !== undefined)
  const [isDrawn, setDrawn] = useState(false)
  useEye(place, story, isDrawn)
  useEffect(() => {
    story.at = shown
  }, [story, shown])
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      story.crop = coverCrop(element.clientWidth / element.clientHeight, storyConfig.scale)
    }
    measure()
    const resize = new ResizeObserver(measure)
    resize.observe(element)
    return () => resize.disconnect()
  }, [story])
  return (
    <div
      ref={place}
      data-live-picture={isDrawn ? 'live' : 'picture'}
      className={classNames('relative overflow-clip rounded', className)}
    >
      {pictures.map((picture, index) => (
        <Picture
          key={picture.name}
          {...picture}
          sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
          priority={index === 0}
          className={classNames('h-full scale-103 rounded-none', index !== shown && 'hidden')}
        />
      ))}
      {when && deepPictures[0] && (
        <div
          className={classNames('pointer-events-none absolute inset-0', !isDrawn && 'invisible')}
        >
          <SceneSlot
            load={() => fetch().then(({ StoryScene }) => StoryScene)}
            when={when}
            props={{ story, pictures: deepPictures, onDrawn: () => setDrawn(true) }}
            onLive={(now) => {
              if (!now) setDrawn(false)
            }}
            className="size-full"
          />
        </div>
      )}
    </div>
  )
}
