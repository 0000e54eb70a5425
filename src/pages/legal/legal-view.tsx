import type { Legal } from '../../../content/schemas/legal.ts'
import { later } from '../later/later.tsx'

const LegalText = later(() => import('./legal-text.tsx').then((module) => module.LegalText))

/** In short, and then the whole of it. */
export function LegalView({ documents: { page } }: { documents: { page: Legal } }) {
  return (
    <div>
      <LegalText page={page} />
    </div>
  )
}
