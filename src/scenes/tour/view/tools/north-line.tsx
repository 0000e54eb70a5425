/** The middle of the view from top to bottom: what will be north. */
export function NorthLine() {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-1/2 h-full w-2 -translate-x-1/2 fill-none"
    >
      <line x1="4" x2="4" y1="0" y2="100%" stroke="#14171f" strokeOpacity="0.6" strokeWidth="3.5" />
      <line x1="4" x2="4" y1="0" y2="100%" stroke="#fff" strokeWidth="1.5" strokeDasharray="8 6" />
    </svg>
  )
}
