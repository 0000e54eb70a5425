import { useId } from 'react'
import { useSnapshot } from 'valtio'
import type { Design } from '../../model/room/design.ts'

/** What stands before the furniture: the photo once more, within the outlines, over what is drawn. */
export function CoverLayer({ design, url }: { design: Design; url: string }) {
  const { covers, photo } = useSnapshot(design)
  const id = useId()
  if (covers.length === 0) return null
  return (
    <svg
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      data-covers={covers.length}
    >
      <clipPath id={id}>
        {covers.map(({ id: cover, points }) => (
          <polygon
            key={cover}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            clipRule="evenodd"
          />
        ))}
      </clipPath>
      <image
        href={url}
        width={photo.width}
        height={photo.height}
        preserveAspectRatio="none"
        clipPath={`url(#${id})`}
      />
    </svg>
  )
}
