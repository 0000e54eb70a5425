import type { ComponentProps } from 'react'
import type { Body as DocumentBody } from '../../content/schemas/define.ts'
import { Heading } from '../ui/layout/heading.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { SiteLink } from '../ui/site-link.tsx'

/** The components of an MDX body; its links stay within the language. */
export const proseComponents = {
  h2: (props: ComponentProps<'h2'>) => (
    <Heading
      size="subtitle"
      className="mt-14 mb-4 border-t border-ink pt-5 first:mt-0"
      {...props}
    />
  ),
  p: (props: ComponentProps<'p'>) => <p className="mb-5 text-lead last:mb-0" {...props} />,
  code: (props: ComponentProps<'code'>) => <code className="font-mono text-[0.9em]" {...props} />,
  // `![alt](name)`: one of the site's pictures, by name as in fields.
  img: ({ src = '', alt = '' }: ComponentProps<'img'>) => (
    <Picture name={src} alt={alt} sizes="(min-width: 64rem) 42rem, calc(100vw - 2.5rem)" />
  ),
  a: ({ href = '', ...props }: ComponentProps<'a'>) => (
    <SiteLink
      href={href}
      className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
      {...props}
    />
  ),
}

const beside = {
  ...proseComponents,
  h2: (props: ComponentProps<'h2'>) => (
    <Heading className="mb-6 self-start lg:sticky lg:top-28 lg:mb-0" {...props} />
  ),
  p: (props: ComponentProps<'p'>) => <p className="mb-6 text-lead last:mb-0" {...props} />,
}

/** A body whose heading stands beside the text on wide screens. */
export function SideHeadingBody({ Body }: { Body: DocumentBody }) {
  return (
    <div className="grid gap-x-8 lg:grid-cols-12 lg:*:col-span-7 lg:*:col-start-6 lg:[&>h2]:col-span-4 lg:[&>h2]:col-start-1 lg:[&>h2]:row-span-6">
      <Body components={beside} />
    </div>
  )
}
