import type { Home } from '../../../documents/refs.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ArrowLink } from '../../arrow-link.tsx'
import { fill } from '../../fill.ts'
import type { Category } from './capability-card.tsx'

/** What the dialog is open on: one capability, or all of them. */
export type Shown = Category | 'all' | undefined

export interface CapabilityDialogProps {
  copy: Home['capabilities']
  close: string
  shown: Shown
  onClose: () => void
}

export function CapabilityDialog({ copy, close, shown, onClose }: CapabilityDialogProps) {
  const all = shown === 'all'
  const total = copy.categories.reduce((sum, category) => sum + category.features.length, 0)
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={all ? copy.allTitle : (shown?.title ?? '')}
      closeLabel={close}
      shape="large"
    >
      {all ? (
        <>
          <div className="mt-6 grid gap-x-10 gap-y-8 sm:grid-cols-2">
            {copy.categories.map((category) => (
              <section key={category.title}>
                <h3 className="flex items-baseline justify-between gap-4 border-t border-ink pt-3 text-name">
                  {category.title}
                  <span className="font-mono text-xs font-normal text-ink-soft">
                    {fill(copy.featureCount, { count: category.features.length })}
                  </span>
                </h3>
                <Features list={category.features} />
              </section>
            ))}
          </div>
          <Note>{fill(copy.total, { features: total, categories: copy.categories.length })}</Note>
        </>
      ) : (
        shown && (
          <>
            <p className="mt-2 max-w-lg text-ink-soft">{shown.text}</p>
            <Features list={shown.features} columns />
            <Note>
              {fill(copy.showingAll, { count: shown.features.length, title: shown.title })}
            </Note>
            <ArrowLink {...shown.link} />
          </>
        )
      )}
    </Dialog>
  )
}

function Features({ list, columns = false }: { list: string[]; columns?: boolean }) {
  return (
    <ul className={columns ? 'mt-6 grid gap-x-10 border-b sm:grid-cols-3' : 'mt-3'}>
      {list.map((feature) => (
        <li key={feature} className={columns ? 'border-t py-3' : 'py-1'}>
          {feature}
        </li>
      ))}
    </ul>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-6 font-mono text-xs text-ink-soft">{children}</p>
}
