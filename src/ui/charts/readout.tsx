/** What the cursor reads, for the eye; the slider says the same by voice. */
export function Readout({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="needs-scripts mt-3 min-h-5 font-mono text-xs text-ink"
      suppressHydrationWarning
    >
      {children}
    </p>
  )
}
