/** Corner brackets round a part of a drawing. @param box  left, top, width, height */
export function Brackets({
  box: [x, y, width, height],
}: {
  box: [number, number, number, number]
}) {
  const arm = Math.min(14, width / 3)
  return (
    <path
      d={`M${x} ${y + arm}v${-arm}h${arm}M${x + width - arm} ${y}h${arm}v${arm}M${x + width} ${y + height - arm}v${arm}h${-arm}M${x + arm} ${y + height}h${-arm}v${-arm}`}
      strokeWidth="2"
      className="pointer-events-none fill-none stroke-signal"
    />
  )
}
