import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { useSceneStart } from '../../../../stage/use-scene-start.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { coverCrop, isPictureName } from '../../model/picture.ts'
import { createStory } from '../../model/story.ts'
import { fetchStory } from './fetch-story.ts'
import { useDeepPictures } from './use-deep-pictures.ts'
import { useEye } from './use-eye.ts'

interface LivePictureProps {
  /** Of its pictures; they do not change. With one whose depth is not known all stay pictures. */
  names: readonly string[]
  /** The number of the one that is shown. */
  shown?: number
  className?: string
  /** The page's own pictures, which cover the place and are shown where nothing is live. */
  children: ReactNode
}

/** A picture of a page in depth: the mouse over it and the tilt of the device move the eye. */
export function LivePicture({ names, shown = 0, className, children }: LivePictureProps) {
  const place = useRef<HTMLDivElement>(null)
  const deep = names.filter(isPictureName)
  const [story] = useState(() => Object.assign(createStory(deep), { glides: true }))
  const fetch = () => fetchStory(deep)
  const [when] = useSceneStart(place, { fetch, wanted: deep.length === names.length })
  const images = () => [...(place.current?.querySelectorAll('img') ?? [])]
  const pictures = useDeepPictures(deep, images, when !== undefined)
  const [isDrawn, setDrawn] = useState(false)
  useEye(place, story)
  useEffect(() => {
    story.at = shown
  }, [story, shown])
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => {
      story.crop = coverCrop(element.clientWidth / element.clientHeight)
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
      className={classNames('relative', className)}
    >
      {children}
      {when && pictures[0] && (
        <div
          className={classNames(
            'pointer-events-none absolute inset-0 overflow-clip rounded',
            !isDrawn && 'invisible',
          )}
        >
          <SceneSlot
            load={() => fetch().then(({ StoryScene }) => StoryScene)}
            when={when}
            props={{ story, pictures, onDrawn: () => setDrawn(true) }}
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
