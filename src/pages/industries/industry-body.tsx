import type { ComponentProps } from 'react'
import type { Industry } from '../../../content/schemas/industry.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/** How the parts of an MDX body look; its links stay within the language. */
const components = {
  h2: (props: ComponentProps<'h2'>) => (
    <Heading className="mb-6 self-start lg:sticky lg:top-28 lg:mb-0" {...props} />
  ),
  p: (props: ComponentProps<'p'>) => <p className="mb-6 text-lead last:mb-0" {...props} />,
  a: ({ href = '', ...props }: ComponentProps<'a'>) => (
    <SiteLink
      href={href}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
      {...props}
    />
  ),
}

/** A body: its heading stands beside the text on wide screens. */
export function IndustryBody({ Body }: Pick<Industry, 'Body'>) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-12 lg:*:col-span-7 lg:*:col-start-6 lg:[&>h2]:col-span-4 lg:[&>h2]:col-start-1 lg:[&>h2]:row-span-6">
      <Body components={components} />
    </div>
  )
}
