import { type ReactNode, useRef } from 'react'
import type { PhotoSize } from '../../../../room-photo/model/camera.ts'
import type { PhotoSpace } from '../../../../room-photo/view/photo-handle.tsx'
import { useBoxSize } from '../../../../ui/use-box-size.ts'

interface PhotoFrameProps {
  url: string | undefined
  size: PhotoSize
  /** CSS pixels */
  maxHeight: number
  /** What lies over the photo. */
  children: (space: PhotoSpace) => ReactNode
}

/** A photo as large as its place allows, with drawings and handles over it. @param data  attributes for tests */
export function PhotoFrame({ url, size, maxHeight, children, ...data }: PhotoFrameProps) {
  const outer = useRef<HTMLDivElement>(null)
  const room = useBoxSize(outer)
  const by = room ? Math.min(room.width / size.width, maxHeight / size.height) : 0
  return (
    <div
      ref={outer}
      className="grid min-h-48 place-items-center overflow-hidden rounded bg-[#14171f]"
      {...data}
    >
      {url && by > 0 && (
        <div
          className="relative select-none"
          style={{ width: size.width * by, height: size.height * by }}
        >
          <img src={url} alt="" draggable={false} className="absolute inset-0 size-full" />
          {children({ photo: size, url, unit: 1 / by })}
        </div>
      )}
    </div>
  )
}
