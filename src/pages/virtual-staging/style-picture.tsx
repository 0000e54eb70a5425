import { classNames } from '../../ui/class-names.ts'

export interface StylePictureProps {
  /** Of the files in `public/styles/`, without width and ending. */
  id: string
  /** Empty where the words beside it say what it shows. */
  alt: string
  /** As in `<img sizes>`. */
  sizes: string
  /** In the first view. */
  eager?: boolean
  /** The largest thing in the first view. */
  priority?: boolean
  className?: string
}

const widths = [480, 960, 1440]

const sourceSet = (id: string, type: string) =>
  widths.map((width) => `/styles/${id}-${width}.${type} ${width}w`).join(', ')

/** The living room in a style, 4:3. */
export function StylePicture(props: StylePictureProps) {
  const { id, alt, sizes, eager = false, priority = false, className } = props
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(id, 'avif')} sizes={sizes} />
      <img
        src={`/styles/${id}-960.webp`}
        srcSet={sourceSet(id, 'webp')}
        sizes={sizes}
        alt={alt}
        width={1440}
        height={1080}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={classNames('h-auto w-full rounded bg-line', className)}
      />
    </picture>
  )
}
