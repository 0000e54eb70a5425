import { classNames } from '../../../../ui/class-names.ts'
import { PlainPicture } from '../../../../ui/picture/picture.tsx'

/** A piece's picture, in its first look. */
export function Thumbnail({ id, alt, className }: { id: string; alt: string; className?: string }) {
  return (
    <PlainPicture
      file={`/models/${id}`}
      alt={alt}
      width={512}
      height={512}
      className={classNames('absolute inset-0 m-auto size-full max-w-lg object-contain', className)}
    />
  )
}
