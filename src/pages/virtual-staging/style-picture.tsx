import { classNames } from '../../ui/class-names.ts'
import { useAlive } from '../../ui/use-alive.ts'

export interface StylePictureProps {
  /** Of the files in `public/styles/`, without width and ending. */
  id: string
  /** Empty where the words beside it say what it shows. */
  alt: string
  /** As in `<img sizes>`. */
  sizes: string
  /** It comes with the scripts, so that it takes no bytes from the page's first words. */
  late?: boolean
  /** The largest thing in the first view. */
  priority?: boolean
  className?: string
}

const widths = [480, 720, 960, 1440]

const sourceSet = (id: string, type: string) =>
  widths.map((width) => `/styles/${id}-${width}.${type} ${width}w`).join(', ')

/** The living room in a style, 4:3. */
export function StylePicture(props: StylePictureProps) {
  const { id, alt, sizes, late = false, priority = false, className } = props
  const alive = useAlive()
  // As large as the picture will be. The link round it is what is pressed: a press that began on this would be lost
  // where the picture takes its place before the finger is up.
  if (late && !alive)
    return (
      <span
        className={classNames(
          'pointer-events-none block aspect-[4/3] w-full rounded bg-line',
          className,
        )}
      />
    )
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
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        className={classNames('h-auto w-full rounded bg-line', className)}
      />
    </picture>
  )
}
