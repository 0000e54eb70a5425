import { classNames } from '../class-names.ts'
import { useAlive } from '../use-alive.ts'

export interface PlainPictureProps {
  /** Of the files below `public/`, without ending. */
  file: string
  /** What the picture shows; empty only when the words beside it say so already. */
  alt: string
  /** Of both files, pixels. */
  width: number
  height: number
  lazy?: boolean
  /** It comes with the scripts, so that it takes no bytes from the page's first words. */
  late?: boolean
  className: string
}

/** A picture that there is in one size only, as AVIF or WebP. */
export function PlainPicture(props: PlainPictureProps) {
  const { file, alt, lazy = false, late = false, ...image } = props
  const alive = useAlive()
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
  // As large as the picture will be, which those without scripts see at once. What lies round it is pressed: a press that
  // began on this would be lost where the picture takes its place before the finger is up.
  return (
    <span className={classNames('pointer-events-none block bg-line', image.className)}>
      <noscript>{picture}</noscript>
    </span>
  )
}
