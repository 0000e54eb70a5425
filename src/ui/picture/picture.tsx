import { pictureWidths } from '../../site/pictures.ts'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-alive.ts'

export interface PictureProps {
  /** Of the files in its folder of `public/`, without width and ending. */
  name: string
  /** `styles` are 4:3. */
  folder?: keyof typeof folders
  /** What the picture shows; empty only when the words beside it say so already. */
  alt: string
  /** As in `<img sizes>`: how wide it stands in the layout. */
  sizes: string
  /** The largest thing in the first view: fetched at once and first. */
  priority?: boolean
  className?: string
}

const folders = {
  pictures: { widths: pictureWidths, width: 1920, height: 1080 },
  styles: { widths: [480, 720, 960, 1440], width: 1440, height: 1080 },
}

/** One of our own pictures, 16:9 unless its folder is given, as AVIF or WebP in the width the screen needs. */
export function Picture(props: PictureProps) {
  const { name, alt, sizes, priority = false, folder = 'pictures', className } = props
  const { widths, width, height } = folders[folder]
  const sourceSet = (type: string) =>
    widths.map((each) => `/${folder}/${name}-${each}.${type} ${each}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <img
        src={`/${folder}/${name}-960.webp`}
        srcSet={sourceSet('webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        // Without this, browsers fetch a picture at the edge of the first view with high priority.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'low'}
        // Decoded apart, it would be painted after the scripts that wait for the first paint.
        decoding={priority ? 'sync' : 'async'}
        className={classNames('h-auto w-full rounded bg-line object-cover', className)}
      />
    </picture>
  )
}

interface PlainPictureProps {
  /** Of the files below `public/`, without ending. */
  file: string
  /** What the picture shows; empty only when the words beside it say so already. */
  alt: string
  /** Of both files, pixels. */
  width: number
  height: number
  lazy?: boolean
  /** Loaded with the scripts, so that it does not delay the page's text. */
  late?: boolean
  className: string
}

/** A picture that there is in one size only, as AVIF or WebP. */
export function PlainPicture(props: PlainPictureProps) {
  const { file, alt, lazy = false, late = false, ...image } = props
  const alive = useHydrated()
  const picture = (
    <picture className="contents">
      <source type="image/avif" srcSet={`${file}.avif`} />
      {/* `loading` has to be known before `src` is: where it is set later, the picture is fetched at once. */}
      <img
        loading={lazy ? 'lazy' : 'eager'}
        src={`${file}.webp`}
        alt={alt}
        decoding="async"
        {...image}
      />
    </picture>
  )
  if (!late || alive) return picture
  // A placeholder of the picture's size, and the picture itself without scripts. The surrounding link gets the press,
  // since this element may be replaced before the pointer is released.
  return (
    <span className={classNames('pointer-events-none block bg-line', image.className)}>
      <noscript>{picture}</noscript>
    </span>
  )
}
