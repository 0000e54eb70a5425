import { classNames } from '../class-names.ts'

/** The reticle: four brackets round a dot of signal. The name beside it comes from content. */
export function ReticleMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames('size-6 shrink-0', className)}
    >
      <path
        d="M2.25 8V2.25H8M16 2.25h5.75V8M21.75 16v5.75H16M8 21.75H2.25V16"
        stroke="currentColor"
        strokeWidth={2.5}
      />
      <circle cx="12" cy="12" r="2.5" className="fill-signal" />
    </svg>
  )
}

/** Mark and brand name. */
export function Logo({ brand, className }: { brand: string; className?: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)}>
      <ReticleMark />
      <span className="text-xl font-semibold tracking-[-0.02em]">{brand}</span>
    </span>
  )
}
