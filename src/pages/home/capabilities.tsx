import { useState } from 'react'
import type { Home } from '../../../content/schemas/home.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { PlusIcon } from '../../ui/icons/tools.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { TextList } from '../../ui/text-list.tsx'
import { interpolate } from '../interpolate.ts'

/** Four capabilities as rows of a ledger, a quiet index of what else there is, and three highlights. */
export function Capabilities({ copy, close }: { copy: Home['capabilities']; close: string }) {
  const [shown, setShown] = useState<Shown>()
  return (
    <Section ruled header={{ id: 'capabilities', ...copy }}>
      <div className="stagger mt-12 border-b lg:mt-16">
        {copy.categories.map((category) => (
          <CapabilityCard
            key={category.title}
            category={category}
            more={copy.more}
            onOpen={() => setShown(category)}
          />
        ))}
      </div>
      <Button
        className="needs-scripts mt-10"
        onClick={() => setShown('all')}
        aria-haspopup="dialog"
      >
        {copy.exploreAll}
      </Button>

      <div className="mt-20 grid gap-x-8 gap-y-6 lg:mt-28 lg:grid-cols-12">
        <Heading level={3} className="lg:col-span-4">
          {copy.labelsTitle}
        </Heading>
        <TextList
          items={copy.labels}
          className="grid grid-cols-2 gap-x-8 font-mono text-[0.8125rem] sm:grid-cols-3 lg:col-span-8"
          itemClassName="border-t py-3 text-ink-soft"
        />
      </div>

      <ul className="stagger mt-16 grid gap-8 md:grid-cols-3">
        {copy.highlights.map((highlight) => (
          <li key={highlight.title} className="border-t border-ink pt-5">
            <Heading level={3}>{highlight.title}</Heading>
            <p className="mt-2 max-w-sm text-ink-soft">{highlight.text}</p>
          </li>
        ))}
      </ul>
      <CapabilityDialog
        copy={copy}
        close={close}
        shown={shown}
        onClose={() => setShown(undefined)}
      />
    </Section>
  )
}

/** What the dialog is open on: one capability, or all of them. */
type Shown = Category | 'all' | undefined

interface CapabilityDialogProps {
  copy: Home['capabilities']
  close: string
  shown: Shown
  onClose: () => void
}

function CapabilityDialog({ copy, close, shown, onClose }: CapabilityDialogProps) {
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
                    {interpolate(copy.featureCount, { count: category.features.length })}
                  </span>
                </h3>
                <TextList items={category.features} className="mt-3" itemClassName="py-1" />
              </section>
            ))}
          </div>
          <Note>
            {interpolate(copy.total, { features: total, categories: copy.categories.length })}
          </Note>
        </>
      ) : (
        shown && (
          <>
            <p className="mt-2 max-w-lg text-ink-soft">{shown.text}</p>
            <TextList
              items={shown.features}
              className="mt-6 grid gap-x-10 border-b sm:grid-cols-3"
              itemClassName="border-t py-3"
            />
            <Note>
              {interpolate(copy.showingAll, { count: shown.features.length, title: shown.title })}
            </Note>
            <ArrowLink {...shown.link} />
          </>
        )
      )}
    </Dialog>
  )
}

function Note({ children }: { children: string }) {
  return <p className="mt-6 font-mono text-xs text-ink-soft">{children}</p>
}

type Category = Home['capabilities']['categories'][number]

/** How many features a card shows before its list is opened. */
const SHOWN_FEATURES = 4

interface CapabilityCardProps {
  category: Category
  more: string
  onOpen: () => void
}

/**
 * One capability as a row that is pressed as a whole. Without scripts nothing can be opened, so all features are shown
 * and the row says where they are.
 */
function CapabilityCard({ category, more, onOpen }: CapabilityCardProps) {
  const { title, text, link, opens, features } = category
  const leads = opens === 'page'
  const pressable = 'text-left after:absolute after:inset-0 group-hover:text-signal'
  return (
    <article className="group relative grid gap-x-8 gap-y-4 border-t py-7 transition-colors hover:border-ink lg:grid-cols-12 lg:py-9">
      <div className="lg:col-span-5">
        <Heading level={3} size="subtitle">
          {leads ? (
            <SiteLink href={link.href} className={pressable}>
              {title}
            </SiteLink>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={onOpen}
              className={`${pressable} no-scripts:pointer-events-none`}
            >
              {title}
            </button>
          )}
        </Heading>
        <p className="mt-2 max-w-sm text-ink-soft">{text}</p>
      </div>
      <ul className="grid content-start gap-x-8 gap-y-1.5 sm:grid-cols-2 lg:col-span-5 lg:pt-2">
        {features.map((feature, index) => (
          <li
            key={feature}
            className={
              index < SHOWN_FEATURES ? '' : 'hidden no-scripts:list-item no-scripts:list-none'
            }
          >
            {feature}
          </li>
        ))}
      </ul>
      <p className="flex items-center justify-between gap-3 font-mono text-[0.8125rem] text-ink-soft lg:col-span-2 lg:items-start lg:justify-end lg:pt-3 lg:text-right">
        <span className="no-scripts:hidden">
          {interpolate(more, { count: features.length - SHOWN_FEATURES })}
        </span>
        {leads ? (
          <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
        ) : (
          <PlusIcon className="no-scripts:hidden" />
        )}
      </p>
    </article>
  )
}
