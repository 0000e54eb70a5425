import type { ReactNode } from 'react'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import './searching.css'

export interface StatusPageProps {
  page: { eyebrow: string; title: string; text: string }
  /** What the visitor can do now. */
  children: ReactNode
}

/** A floor without a surface to lock on: the reticle keeps searching. */
export function StatusPage({ page, children }: StatusPageProps) {
  return (
    <div className="floor overflow-hidden border-b">
      <Container className="grid min-h-[min(44rem,calc(100svh-var(--header-height)))] items-center gap-10 py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="kind">{page.eyebrow}</p>
          <Heading level={1} className="mt-6">
            {page.title}
          </Heading>
          <p className="mt-6 max-w-md text-lead text-ink-soft">{page.text}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">{children}</div>
        </div>
        <div className="relative h-64 sm:h-80 lg:col-span-5 lg:h-[26rem]">
          <svg
            viewBox="0 0 160 160"
            aria-hidden="true"
            className="searching absolute top-1/2 left-1/2 size-44 -translate-1/2 fill-none sm:size-56"
          >
            <path
              d="M8 40V8H40M120 8H152V40M152 120V152H120M40 152H8V120"
              className="stroke-signal stroke-3"
            />
            <path d="M80 62V74M80 86V98M62 80H74M86 80H98" className="stroke-line-strong" />
          </svg>
        </div>
      </Container>
    </div>
  )
}
