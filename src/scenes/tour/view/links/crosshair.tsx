/** The middle of the view, where Enter makes a link. */
export function Crosshair() {
  return (
    <svg
      viewBox="-16 -16 32 32"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 size-8 -translate-1/2 fill-none"
    >
      <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" stroke="#14171f" strokeOpacity="0.8" strokeWidth="4" />
      <path d="M-14 0h9M5 0h9M0 -14v9M0 5v9" stroke="#fff" strokeWidth="1.5" />
    </svg>
  )
}
