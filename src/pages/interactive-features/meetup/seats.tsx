import { seatPlan } from '../model/seats.ts'

/** Seats round the visitor's own, seen from above. */
export function Seats({ count, label }: { count: number; label: string }) {
  return (
    <svg viewBox="-112 -112 224 224" role="img" aria-label={label} className="w-full max-w-md">
      <circle r="110" className="fill-none stroke-line-strong" />
      {seatPlan(count).map(({ x, y }, index) => (
        <circle
          key={`${x} ${y}`}
          cx={x * 96}
          cy={y * 96}
          r={index === 0 ? 7 : 5}
          className={index === 0 ? 'animate-fade fill-signal' : 'animate-fade fill-depth/70'}
        />
      ))}
      {count > 0 && (
        <path
          d="M-13-7v-6h6M7-13h6v6M13 7v6h-6M-7 13h-6v-6"
          className="fill-none stroke-signal stroke-2"
        />
      )}
    </svg>
  )
}
