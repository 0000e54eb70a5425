/** The middle of the view from top to bottom: what will be north. */
export function NorthLine() {
  return (
    <svg
      viewBox="-8 0 16 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-y-0 left-1/2 h-full w-4 -translate-x-1/2"
    >
      <path d="M0 -100V200" stroke="#14171f" strokeOpacity="0.6" strokeWidth="3" />
      <path d="M0 -100V200" stroke="#fff" strokeWidth="1" strokeDasharray="4 3" />
    </svg>
  )
}
