import { classNames } from '../../../../ui/class-names.ts'
import { drawPose, type Shape } from '../../model/drawing.ts'
import type { Pose } from '../../model/pose.ts'

// Full class names, so that Tailwind finds them.
const looks: Record<Shape['kind'], string> = {
  table: 'fill-[#cda877] stroke-[#8a6a42]/40',
  tableSide: 'fill-[#9d7a4e] stroke-[#8a6a42]/40',
  dot: 'stroke-depth stroke-[4] [stroke-linecap:round]',
  point: 'stroke-signal stroke-[7] [stroke-linecap:round]',
  house: 'fill-[#f7f5f0] stroke-[#8d8a82]',
  houseSide: 'fill-[#cfcbc0] stroke-[#8d8a82]',
  line: 'fill-none stroke-[#e0561f] stroke-[5]',
  device: 'fill-depth/8 stroke-ink stroke-[4] [stroke-linejoin:round]',
  ray: 'fill-none stroke-line-strong [stroke-dasharray:4_6]',
}

/** A moment as a drawing with the scene's camera; it has no transparency, so models in lines are pale. */
export function Drawing({ pose, className }: { pose: Pose; className?: string }) {
  return (
    <svg
      viewBox="-800 -500 1600 1000"
      aria-hidden="true"
      className={classNames('size-full', className)}
    >
      {drawPose(pose).map(({ key, kind, d }) => (
        <path
          key={key}
          d={d}
          className={classNames(
            looks[kind],
            kind.startsWith('house') && pose.solid < 0.5 && 'opacity-45',
          )}
        />
      ))}
    </svg>
  )
}
