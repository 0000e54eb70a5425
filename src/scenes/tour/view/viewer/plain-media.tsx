import { useEffect, useRef } from 'react'
import type { Media } from '../../model/picture/media.ts'
import type { View } from '../../model/view.ts'
import { useEveryChange } from './use-view.ts'

type PlainProps = { media: Media; view: View; onShown: () => void }

/**
 * The file itself where there is no WebGL: as high as the viewer at 100 %, larger by the zoom,
 * moved by scrolling or dragging. A video is put there too.
 */
export function PlainMedia({ media, view, onShown }: PlainProps) {
  const box = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)

  useEveryChange(view, ({ zoom, rotationX, rotationY }) => {
    if (picture.current) picture.current.style.height = `${zoom}%`
    const frame = box.current
    if (!frame) return
    // Half a degree is a pixel of drag: the picture follows the pointer from its middle.
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2 - rotationY * 2
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2 - rotationX * 2
  })

  const latest = useRef(onShown)
  latest.current = onShown
  useEffect(() => {
    latest.current()
    if (media.sort !== 'video') return
    media.player.className = 'size-full'
    box.current?.append(media.player)
    return () => media.player.remove()
  }, [media])

  return (
    <div ref={box} className="absolute inset-0 overflow-auto text-center">
      {media.sort === 'image' && (
        <img
          ref={picture}
          src={media.address()}
          alt={media.name}
          className="inline-block h-full max-w-none"
        />
      )}
    </div>
  )
}
