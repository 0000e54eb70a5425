import type { Furniture, StagingStyles, VirtualStaging } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { StylePalette } from './style-palette.tsx'
import { StylePicture } from './style-picture.tsx'
import { StyleRoom } from './style-room.tsx'

export interface StylePanelProps {
  style: StagingStyles['styles'][number]
  copy: VirtualStaging['gallery']
  furniture: Furniture
  /** Whether it is in the first view of a page that is opened without a choice. */
  first: boolean
  className: string
}

const rooms = ['living-room', 'bedroom', 'dining-room', 'office'] as const

/** A style: its living room, its palette, and what stands in each of four rooms. */
export function StylePanel({ style, copy, furniture, first, className }: StylePanelProps) {
  return (
    <article data-style={style.id} aria-labelledby={`style-${style.id}`} className={className}>
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <figure className="lg:col-span-8">
          <StylePicture
            id={style.id}
            alt={style.alt}
            sizes="(min-width: 80rem) 790px, (min-width: 64rem) 64vw, calc(100vw - 2.5rem)"
            priority={first}
          />
          <figcaption className="mt-3 max-w-2xl text-sm text-ink-soft">{copy.preview}</figcaption>
        </figure>
        <div className="lg:col-span-4">
          <Heading level={3} size="title" id={`style-${style.id}`}>
            {style.name}
          </Heading>
          <p className="mt-4 text-lead">{style.description}</p>
          <StylePalette palette={style.palette} copy={copy} />
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-5 lg:mt-16">
        <p className="text-subtitle font-semibold">{copy.pieces}</p>
        <p className="text-sm text-ink-soft">{copy.linked}</p>
      </div>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {rooms.map((room) => (
          <StyleRoom
            key={room}
            name={copy.rooms[room]}
            rows={style.rooms[room]}
            copy={copy}
            furniture={furniture}
          />
        ))}
      </div>
    </article>
  )
}
