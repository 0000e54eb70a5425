/** The animated image, while it plays; what lies below it is its first frame. */
export function LoopImage({ name, playing }: { name: string; playing: boolean }) {
  if (!playing) return null
  return (
    <img
      src={`/videos/${name}-540.avif`}
      alt=""
      width={960}
      height={540}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
