import type { Industry } from '../../documents/refs.ts'
import { Heading } from '../../ui/layout/heading.tsx'

export interface TargetsProps {
  title: string
  note: string
  targets: NonNullable<Industry['targets']>
}

/** Figures that a project aims for, with the words that say so. */
export function Targets({ title, note, targets }: TargetsProps) {
  return (
    <div className="mt-16 grid gap-x-8 gap-y-8 border-t pt-8 lg:mt-24 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 max-w-sm text-sm text-ink-soft">{note}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
        {targets.map((target) => (
          <div key={target.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-xs text-ink-soft">{target.label}</dt>
            <dd className="text-title font-semibold">{target.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
