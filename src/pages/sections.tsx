import { Fragment, type ReactNode, useMemo } from 'react'
import type { Section } from '../../content/schemas/sections.ts'
import { sectionKey } from '../site/section-key.ts'
import { Hero } from '../ui/sections/hero.tsx'
import type { SharedSection } from '../ui/sections/section-list.tsx'
import { interpolate } from './interpolate.ts'
import { lazyIsland } from './islands/lazy-island.tsx'
import {
  type DocumentsAt,
  definePage,
  type Page,
  type PageHead,
  type Params,
  type Paths,
} from './page.tsx'

const SectionList = lazyIsland(() => import('../ui/sections/section-list.tsx'), 'SectionList')

export interface SectionsProps<Tool extends string> {
  /** sections of the page's document */
  sections: Section<Tool>[]
  /** the page's own tools by name */
  tools?: Record<Tool, ReactNode> | ((name: Tool) => ReactNode)
  /** replaces `{{brand}}` in headings */
  brand?: string
}

/** A page's sections in the order of its document. Sections without a tool are hydrated together. */
export function Sections<Tool extends string = never>({
  sections,
  tools,
  brand,
}: SectionsProps<Tool>) {
  const parts = useMemo(() => partsOf(sections, brand), [sections, brand])
  return (
    <div>
      {parts.map((part) => {
        if (Array.isArray(part)) return <SectionList key={sectionKey(part[0])} sections={part} />
        if (part.type === 'hero') return <Hero key="hero" {...part} />
        const tool = typeof tools === 'function' ? tools(part.name) : tools?.[part.name]
        return <Fragment key={part.name}>{tool}</Fragment>
      })}
    </div>
  )
}

interface SectionsDocument<Tool extends string = string> {
  seo: PageHead
  sections: Section<Tool>[]
}

/** The tools of a page by the paths of its documents. */
type ToolAt<P extends { page: string }> =
  DocumentsAt<P>['page'] extends SectionsDocument<infer Tool> ? Tool : never

/** Defines a page that is the sections of its document `page`, with that document's head. */
export function defineSectionsPage<const P extends Paths & { page: string }>(page: {
  documents: P
  strings?: string[]
  head?: (documents: DocumentsAt<P>, params: Params) => PageHead
  tools?: (documents: DocumentsAt<P>) => SectionsProps<ToolAt<P>>['tools']
}): Page {
  const sectionsOf = (documents: DocumentsAt<P>) => documents.page as SectionsDocument<ToolAt<P>>
  return definePage({
    head: (documents) => sectionsOf(documents).seo,
    ...page,
    content: (documents) => (
      <Sections sections={sectionsOf(documents).sections} tools={page.tools?.(documents)} />
    ),
  })
}

type Part<Tool extends string> = Extract<Section<Tool>, { type: 'hero' | 'tool' }> | SharedSection[]

/** Sections that follow each other and that all pages have make one part. */
function partsOf<Tool extends string>(sections: Section<Tool>[], brand = ''): Part<Tool>[] {
  const parts: Part<Tool>[] = []
  for (const section of sections) {
    if (section.type === 'hero' || section.type === 'tool') {
      parts.push(section)
      continue
    }
    const own = {
      ...section,
      ...(section.title && { title: interpolate(section.title, { brand }) }),
    }
    const last = parts.at(-1)
    if (Array.isArray(last)) last.push(own)
    else parts.push([own])
  }
  return parts
}
