import { classNames } from '../../../ui/class-names.ts'

/** Bars by their place, and how high they are of 20. */
const voice = [3, 6, 11, 7, 14, 19, 12, 16, 9, 13, 18, 10, 6, 12, 8, 4].map((height, place) => ({
  height,
  x: place * 6,
}))

/** A sound level: bars while it listens, a flat line while it does not. */
export function Level({ on }: { on: boolean }) {
  return (
    <svg
      viewBox={`0 0 ${voice.length * 6} 20`}
      aria-hidden="true"
      className={classNames('h-20 w-full max-w-xs', on ? 'fill-depth' : 'fill-line-strong')}
    >
      {voice.map(({ height, x }) => {
        const shown = on ? height : 1
        return (
          <rect
            key={x}
            x={x}
            y={10 - shown / 2}
            width="3"
            height={shown}
            className="transition-all duration-300"
          />
        )
      })}
    </svg>
  )
}
