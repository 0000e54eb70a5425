import { pictureWidths } from '../../site/pictures.ts'
import { classNames } from '../class-names.ts'

export interface PictureProps {
  /** Of the files in `public/pictures/`, without width and ending. */
  name: string
  /** What the picture shows; empty only when the words beside it say so already. */
  alt: string
  /** As in `<img sizes>`: how wide it stands in the layout. */
  sizes: string
  /** The largest thing in the first view: fetched at once and first. */
  priority?: boolean
  className?: string
}

const sourceSet = (name: string, type: string) =>
  pictureWidths.map((width) => `/pictures/${name}-${width}.${type} ${width}w`).join(', ')

/** One of our own 16:9 pictures, as AVIF or WebP in the width the screen needs. */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${name}-960.webp`}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        alt={alt}
        width={1920}
        height={1080}
        // Browsers would hurry one of which an edge is in the first view, before what that view is for.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        className={classNames('h-auto w-full rounded bg-line object-cover', className)}
      />
    </picture>
  )
}
