import { clamp } from '../../../../../math/clamp.ts'
import type { Pixel } from '../../../model/room/camera.ts'
import type { Space } from './space.ts'

const side = 112
const zoom = 3
/** From the place to the loupe's middle, so that no finger lies on it. */
const off = 92

/** What a handle stands on, three times as large, above the finger; below it near the top of the photo. */
export function Loupe({ space: { photo, url, unit }, at }: { space: Space; at: Pixel }) {
  const box = { width: photo.width / unit, height: photo.height / unit }
  const [x, y] = [at.x / unit, at.y / unit]
  const top = y - off - side / 2 >= 0 ? y - off : y + off
  return (
    <div
      aria-hidden="true"
      data-loupe=""
      style={{
        width: side,
        height: side,
        left: clamp(x - side / 2, 4, box.width - side - 4),
        top: clamp(top - side / 2, 4, box.height - side - 4),
      }}
      className="pointer-events-none absolute z-10 overflow-hidden rounded-full border-2 border-white bg-[#14171f] shadow-[0_0_0_1.5px_#14171f]"
    >
      <img
        src={url}
        alt=""
        draggable={false}
        style={{
          width: box.width * zoom,
          height: box.height * zoom,
          left: side / 2 - x * zoom - 2,
          top: side / 2 - y * zoom - 2,
        }}
        className="absolute max-w-none"
      />
      <svg aria-hidden="true" viewBox="-56 -56 112 112" className="absolute inset-0 size-full">
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" stroke="#14171f" strokeWidth="3.5" />
        <path d="M-16 0H-4M4 0H16M0-16V-4M0 4V16" stroke="#fff" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
