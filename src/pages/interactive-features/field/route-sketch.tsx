/** Nine doors in a box of 300 × 110. */
const doors = [
  [20, 85],
  [60, 20],
  [95, 70],
  [130, 25],
  [165, 90],
  [190, 45],
  [225, 15],
  [250, 80],
  [285, 40],
] as const

/** The places of the doors in the order of the list, and in the order that saves steps. */
const listed = [0, 5, 1, 7, 3, 2, 8, 4, 6]
const optimal = [0, 1, 3, 5, 6, 8, 7, 4, 2]

const path = (order: number[]) => `M${order.map((door) => doors[door]?.join(' ')).join('L')}Z`

/** The doors of an evening with the way between them. */
export function RouteSketch({ optimised, label }: { optimised: boolean; label: string }) {
  return (
    <svg viewBox="0 0 305 110" role="img" aria-label={label} className="w-full max-w-72">
      <path
        d={path(optimised ? optimal : listed)}
        className={optimised ? 'fill-none stroke-good stroke-2' : 'fill-none stroke-line-strong'}
      />
      {doors.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" className="fill-ink" />
      ))}
    </svg>
  )
}
