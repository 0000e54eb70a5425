import { classNames } from '../../../../ui/class-names.ts'

/** A piece's picture, in its first look. */
export function Thumbnail({ id, alt, className }: { id: string; alt: string; className?: string }) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={`/models/${id}.avif`} />
      <img
        src={`/models/${id}.webp`}
        alt={alt}
        width={512}
        height={512}
        decoding="async"
        className={classNames(
          'absolute inset-0 m-auto size-full max-w-lg object-contain',
          className,
        )}
      />
    </picture>
  )
}
